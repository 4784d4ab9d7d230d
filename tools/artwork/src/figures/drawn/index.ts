import type { Figure } from '../figure';
import { axolotl, frog, goldenPoisonFrog, indianBullfrog, purpleFrog } from './amphibians';
import { nilgai, saola, wildebeest } from './antelopes';
import { BIRDS_AND_PRIMATES } from './birds-and-primates';
import { CARNIVORES } from './carnivores';
import { gaur, wildBuffalo, yak, zebu } from './cattle';
import { dromedary } from './camel';
import { gharial, muggerCrocodile, saltwaterCrocodile } from './crocodiles';
import { barasingha, chital, hangul, sambar, sangai } from './deer';
import { bayHorse, wildAss } from './equids';
import {
  coelacanth,
  europeanEel,
  goldenMahseer,
  greatWhiteShark,
  ocellarisClownfish,
  whaleShark,
} from './fishes';
import { asianElephant, savannaElephant } from './elephants';
import { blackbuck, chinkara } from './gazelles';
import { masaiGiraffe } from './giraffe';
import { giantHoneyBee, gootyTarantula, southernBirdwing, wanderingGlider } from './insects';
import { bharal, nilgiriTahr } from './mountain-goats';
import { hippopotamus } from './hippopotamus';
import { moose, reindeer } from './northern-deer';
import { indianRockPython, indianStarTortoise, kingCobra, komodoDragon } from './reptiles';
import { coconutCrab, sandfishSeaCucumber, staghornCoral, sunflowerSeaStar } from './sea-invertebrates';
import { blueWhale, dugong, gangesRiverDolphin, humpbackWhale, orca, vaquita } from './sea-mammals';
import { indianRhinoceros } from './rhinoceros';
import { greenSeaTurtle, leatherbackTurtle, oliveRidleyOnSand, oliveRidleyTurtle } from './turtles';
import { plainsZebra } from './zebra';

/** Drawn here because Noto has none, or only a wrong relative. */
export const DRAWN = {
  ...BIRDS_AND_PRIMATES,
  ...CARNIVORES,
  'asian-elephant': asianElephant,
  axolotl,
  barasingha,
  'bay-horse': bayHorse,
  bharal,
  blackbuck,
  'blue-whale': blueWhale,
  chinkara,
  chital,
  'coconut-crab': coconutCrab,
  coelacanth,
  dromedary,
  dugong,
  'european-eel': europeanEel,
  frog,
  'ganges-river-dolphin': gangesRiverDolphin,
  gaur,
  gharial,
  'giant-honey-bee': giantHoneyBee,
  'golden-mahseer': goldenMahseer,
  'golden-poison-frog': goldenPoisonFrog,
  'gooty-tarantula': gootyTarantula,
  'great-white-shark': greatWhiteShark,
  'green-sea-turtle': greenSeaTurtle,
  hangul,
  hippopotamus,
  'humpback-whale': humpbackWhale,
  'indian-bullfrog': indianBullfrog,
  'indian-rhinoceros': indianRhinoceros,
  'indian-rock-python': indianRockPython,
  'indian-star-tortoise': indianStarTortoise,
  'king-cobra': kingCobra,
  'komodo-dragon': komodoDragon,
  'leatherback-turtle': leatherbackTurtle,
  'masai-giraffe': masaiGiraffe,
  moose,
  'mugger-crocodile': muggerCrocodile,
  nilgai,
  'nilgiri-tahr': nilgiriTahr,
  'ocellaris-clownfish': ocellarisClownfish,
  'olive-ridley-on-sand': oliveRidleyOnSand,
  'olive-ridley-turtle': oliveRidleyTurtle,
  orca,
  'purple-frog': purpleFrog,
  reindeer,
  'saltwater-crocodile': saltwaterCrocodile,
  sambar,
  'sandfish-sea-cucumber': sandfishSeaCucumber,
  sangai,
  saola,
  'savanna-elephant': savannaElephant,
  'southern-birdwing': southernBirdwing,
  'staghorn-coral': staghornCoral,
  'sunflower-sea-star': sunflowerSeaStar,
  vaquita,
  'wandering-glider': wanderingGlider,
  'whale-shark': whaleShark,
  'wild-ass': wildAss,
  'wild-buffalo': wildBuffalo,
  wildebeest,
  yak,
  zebra: plainsZebra,
  zebu,
} satisfies Record<string, () => Figure>;
