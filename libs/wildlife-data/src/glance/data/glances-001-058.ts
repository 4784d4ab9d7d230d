import type { Glance } from '../glance.schema';
import { glance as amurFalcon } from './amur-falcon';
import { glance as asianElephant } from './asian-elephant';
import { glance as asiaticLion } from './asiatic-lion';
import { glance as barHeadedGoose } from './bar-headed-goose';
import { glance as barasingha } from './barasingha';
import { glance as bengalSlowLoris } from './bengal-slow-loris';
import { glance as bengalTiger } from './bengal-tiger';
import { glance as bharal } from './bharal';
import { glance as blackNeckedCrane } from './black-necked-crane';
import { glance as blackbuck } from './blackbuck';
import { glance as blueWhale } from './blue-whale';
import { glance as chinkara } from './chinkara';
import { glance as chital } from './chital';
import { glance as cloudedLeopard } from './clouded-leopard';
import { glance as demoiselleCrane } from './demoiselle-crane';
import { glance as dhole } from './dhole';
import { glance as dugong } from './dugong';
import { glance as fishingCat } from './fishing-cat';
import { glance as gangesRiverDolphin } from './ganges-river-dolphin';
import { glance as gaur } from './gaur';
import { glance as gharial } from './gharial';
import { glance as greatHornbill } from './great-hornbill';
import { glance as greatIndianBustard } from './great-indian-bustard';
import { glance as greaterAdjutant } from './greater-adjutant';
import { glance as greaterFlamingo } from './greater-flamingo';
import { glance as hangul } from './hangul';
import { glance as hanumanLangur } from './hanuman-langur';
import { glance as himalayanMonal } from './himalayan-monal';
import { glance as humpbackWhale } from './humpback-whale';
import { glance as indianEagleOwl } from './indian-eagle-owl';
import { glance as indianFlyingFox } from './indian-flying-fox';
import { glance as indianGiantSquirrel } from './indian-giant-squirrel';
import { glance as indianPangolin } from './indian-pangolin';
import { glance as indianPeacock } from './indian-peacock';
import { glance as indianRhinoceros } from './indian-rhinoceros';
import { glance as indianRockPython } from './indian-rock-python';
import { glance as indianVulture } from './indian-vulture';
import { glance as indianWildAss } from './indian-wild-ass';
import { glance as indianWolf } from './indian-wolf';
import { glance as kingCobra } from './king-cobra';
import { glance as leopard } from './leopard';
import { glance as lionTailedMacaque } from './lion-tailed-macaque';
import { glance as muggerCrocodile } from './mugger-crocodile';
import { glance as nilgai } from './nilgai';
import { glance as nilgiriTahr } from './nilgiri-tahr';
import { glance as redPanda } from './red-panda';
import { glance as rhesusMacaque } from './rhesus-macaque';
import { glance as roseRingedParakeet } from './rose-ringed-parakeet';
import { glance as saltwaterCrocodile } from './saltwater-crocodile';
import { glance as sambar } from './sambar';
import { glance as sangai } from './sangai';
import { glance as sarusCrane } from './sarus-crane';
import { glance as slothBear } from './sloth-bear';
import { glance as smoothCoatedOtter } from './smooth-coated-otter';
import { glance as snowLeopard } from './snow-leopard';
import { glance as stripedHyena } from './striped-hyena';
import { glance as westernHoolockGibbon } from './western-hoolock-gibbon';
import { glance as wildWaterBuffalo } from './wild-water-buffalo';

/** By id. */
export const glancesOf001To058: readonly Glance[] = [
  bengalTiger,
  asiaticLion,
  leopard,
  snowLeopard,
  cloudedLeopard,
  fishingCat,
  asianElephant,
  indianRhinoceros,
  gaur,
  wildWaterBuffalo,
  nilgai,
  blackbuck,
  chinkara,
  chital,
  sambar,
  barasingha,
  sangai,
  hangul,
  nilgiriTahr,
  bharal,
  indianWildAss,
  redPanda,
  slothBear,
  dhole,
  indianWolf,
  stripedHyena,
  smoothCoatedOtter,
  indianPangolin,
  indianGiantSquirrel,
  bengalSlowLoris,
  westernHoolockGibbon,
  lionTailedMacaque,
  hanumanLangur,
  rhesusMacaque,
  indianFlyingFox,
  gangesRiverDolphin,
  dugong,
  humpbackWhale,
  blueWhale,
  indianPeacock,
  greatIndianBustard,
  sarusCrane,
  blackNeckedCrane,
  demoiselleCrane,
  indianVulture,
  amurFalcon,
  barHeadedGoose,
  greaterFlamingo,
  greaterAdjutant,
  greatHornbill,
  himalayanMonal,
  indianEagleOwl,
  roseRingedParakeet,
  gharial,
  muggerCrocodile,
  saltwaterCrocodile,
  kingCobra,
  indianRockPython,
];
