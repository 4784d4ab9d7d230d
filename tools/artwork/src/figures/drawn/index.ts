import type { Figure } from '../figure';
import { axolotl, frog, goldenPoisonFrog, indianBullfrog, purpleFrog } from './amphibians';
import { blackbuck, chinkara, nilgai, saola, wildebeest } from './antelopes';
import { polarBear, slothBear } from './bears';
import { asiaticLion, drawnLeopard, jaguar, snowLeopard } from './big-cats';
import { BIRDS_AND_PRIMATES } from './birds-and-primates';
import { cheetah, cloudedLeopard, fishingCat } from './cats';
import { gaur, wildBuffalo, yak, zebu } from './cattle';
import { gharial, muggerCrocodile, saltwaterCrocodile } from './crocodiles';
import { barasingha, chital, hangul, sambar, sangai } from './deer';
import { arcticFox, dhole, indianWolf, stripedHyena } from './dogs-and-hyena';
import { bayHorse, wildAss } from './equids';
import {
  coelacanth,
  europeanEel,
  goldenMahseer,
  greatWhiteShark,
  ocellarisClownfish,
  whaleShark,
} from './fishes';
import { asianElephant, dromedary, indianRhinoceros, savannaElephant } from './giants';
import { masaiGiraffe } from './giraffe';
import { giantHoneyBee, gootyTarantula, southernBirdwing, wanderingGlider } from './insects';
import { koala } from './koala';
import { bharal, nilgiriTahr } from './mountain-goats';
import { moose, reindeer } from './northern-deer';
import { indianRockPython, indianStarTortoise, kingCobra, komodoDragon } from './reptiles';
import { coconutCrab, sandfishSeaCucumber, staghornCoral, sunflowerSeaStar } from './sea-invertebrates';
import { blueWhale, dugong, gangesRiverDolphin, humpbackWhale, orca, vaquita } from './sea-mammals';
import { indianGiantSquirrel, indianPangolin, platypus, redPanda, smoothCoatedOtter } from './small-mammals';
import { greenSeaTurtle, leatherbackTurtle, oliveRidleyOnSand, oliveRidleyTurtle } from './turtles';
import { bengalTiger } from './tiger';

/** Drawn here because Noto has none, or only a wrong relative. */
export const DRAWN = {
  ...BIRDS_AND_PRIMATES,
  'arctic-fox': arcticFox,
  'asian-elephant': asianElephant,
  'asiatic-lion': asiaticLion,
  axolotl,
  barasingha,
  'bay-horse': bayHorse,
  'bengal-tiger': bengalTiger,
  bharal,
  blackbuck,
  'blue-whale': blueWhale,
  cheetah,
  chinkara,
  chital,
  'clouded-leopard': cloudedLeopard,
  'coconut-crab': coconutCrab,
  coelacanth,
  dhole,
  'drawn-leopard': drawnLeopard,
  dromedary,
  dugong,
  'european-eel': europeanEel,
  'fishing-cat': fishingCat,
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
  'humpback-whale': humpbackWhale,
  'indian-bullfrog': indianBullfrog,
  'indian-giant-squirrel': indianGiantSquirrel,
  'indian-pangolin': indianPangolin,
  'indian-rhinoceros': indianRhinoceros,
  'indian-rock-python': indianRockPython,
  'indian-star-tortoise': indianStarTortoise,
  'indian-wolf': indianWolf,
  jaguar,
  'king-cobra': kingCobra,
  koala,
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
  platypus,
  'polar-bear': polarBear,
  'purple-frog': purpleFrog,
  'red-panda': redPanda,
  reindeer,
  'saltwater-crocodile': saltwaterCrocodile,
  sambar,
  'sandfish-sea-cucumber': sandfishSeaCucumber,
  sangai,
  saola,
  'savanna-elephant': savannaElephant,
  'sloth-bear': slothBear,
  'smooth-coated-otter': smoothCoatedOtter,
  'snow-leopard': snowLeopard,
  'southern-birdwing': southernBirdwing,
  'staghorn-coral': staghornCoral,
  'striped-hyena': stripedHyena,
  'sunflower-sea-star': sunflowerSeaStar,
  vaquita,
  'wandering-glider': wanderingGlider,
  'whale-shark': whaleShark,
  'wild-ass': wildAss,
  'wild-buffalo': wildBuffalo,
  wildebeest,
  yak,
  zebu,
} satisfies Record<string, () => Figure>;
