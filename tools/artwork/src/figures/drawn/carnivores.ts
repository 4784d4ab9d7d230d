import type { Figure } from '../figure';
import { redPanda } from './red-panda';
import { polarBear } from './polar-bear';
import { cheetah } from './cheetah';
import { dhole } from './dhole';
import { indianWolf } from './dogs';
import { arcticFox } from './arctic-fox';
import { stripedHyena } from './striped-hyena';
import { jaguar } from './jaguar';
import { redKangaroo } from './kangaroo';
import { koala } from './koala';
import { drawnLeopard } from './leopard';
import { snowLeopard } from './snow-leopard';
import { asiaticLion } from './lion';
import { giantPanda } from './panda';
import { europeanRabbit, northAmericanBeaver } from './rabbit-and-beaver';
import { slothBear } from './sloth-bear';
import { cloudedLeopard } from './clouded-leopard';
import { fishingCat } from './fishing-cat';
import { indianGiantSquirrel } from './giant-squirrel';
import { smoothCoatedOtter } from './otter';
import { indianPangolin } from './pangolin';
import { platypus } from './platypus';
import { bengalTiger } from './tiger';

/** Cats, dogs, bears, and the small mammals drawn beside them. */
export const CARNIVORES = {
  'arctic-fox': arcticFox,
  'asiatic-lion': asiaticLion,
  'bengal-tiger': bengalTiger,
  cheetah,
  'clouded-leopard': cloudedLeopard,
  dhole,
  'drawn-leopard': drawnLeopard,
  'european-rabbit': europeanRabbit,
  'fishing-cat': fishingCat,
  'giant-panda': giantPanda,
  'indian-giant-squirrel': indianGiantSquirrel,
  'indian-pangolin': indianPangolin,
  'indian-wolf': indianWolf,
  jaguar,
  koala,
  'north-american-beaver': northAmericanBeaver,
  platypus,
  'polar-bear': polarBear,
  'red-kangaroo': redKangaroo,
  'red-panda': redPanda,
  'sloth-bear': slothBear,
  'smooth-coated-otter': smoothCoatedOtter,
  'snow-leopard': snowLeopard,
  'striped-hyena': stripedHyena,
} satisfies Record<string, () => Figure>;
