import type { Figure } from '../figure';
import { nilgai, wildebeest } from './antelopes';
import { asianElephant } from './asian-elephant';
import { barasingha } from './barasingha';
import { bharal } from './bharal';
import { BIRDS_AND_PRIMATES } from './birds-and-primates';
import { blackbuck } from './blackbuck';
import { dromedary } from './camel';
import { CARNIVORES } from './carnivores';
import { yak, zebu } from './cattle';
import { chinkara } from './chinkara';
import { chital } from './chital';
import { COLD_BLOODED_AND_SEA } from './cold-blooded-and-sea';
import { gaur } from './gaur';
import { masaiGiraffe } from './giraffe';
import { hangul } from './hangul';
import { hippopotamus } from './hippopotamus';
import { bayHorse } from './horse';
import { moose } from './moose';
import { nilgiriTahr } from './mountain-goats';
import { reindeer } from './northern-deer';
import { indianRhinoceros } from './rhinoceros';
import { sambar } from './sambar';
import { sangai } from './sangai';
import { saola } from './saola';
import { savannaElephant } from './savanna-elephant';
import { wildAss } from './wild-ass';
import { wildBuffalo } from './wild-buffalo';
import { plainsZebra } from './zebra';

/** The figures of the first 117 species and of the posters, by name. */
export const FIRST_FIGURES = {
  ...BIRDS_AND_PRIMATES,
  ...CARNIVORES,
  ...COLD_BLOODED_AND_SEA,
  'asian-elephant': asianElephant,
  barasingha,
  'bay-horse': bayHorse,
  bharal,
  blackbuck,
  chinkara,
  chital,
  dromedary,
  gaur,
  hangul,
  hippopotamus,
  'indian-rhinoceros': indianRhinoceros,
  'masai-giraffe': masaiGiraffe,
  moose,
  nilgai,
  'nilgiri-tahr': nilgiriTahr,
  reindeer,
  sambar,
  sangai,
  saola,
  'savanna-elephant': savannaElephant,
  'wild-ass': wildAss,
  'wild-buffalo': wildBuffalo,
  wildebeest,
  yak,
  zebra: plainsZebra,
  zebu,
} satisfies Record<string, () => Figure>;
