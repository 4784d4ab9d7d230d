import type { Figure } from '../figure';
import { axolotl, frog, goldenPoisonFrog, indianBullfrog, purpleFrog } from './amphibians';
import { blackbuck, chinkara, nilgai, saola, wildebeest } from './antelopes';
import { polarBear, slothBear } from './bears';
import { asiaticLion, drawnLeopard, jaguar, snowLeopard } from './big-cats';
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
import {
  amurFalcon,
  greatHornbill,
  himalayanMonal,
  indianEagleOwl,
  indianVulture,
  kakapo,
  roseRingedParakeet,
  snowyOwl,
} from './perching-birds';
import { hanumanLangur, hoolockGibbon, lionTailedMacaque, rhesusMacaque, ringTailedLemur } from './primates';
import { indianRockPython, indianStarTortoise, kingCobra, komodoDragon } from './reptiles';
import { arcticTern, wanderingAlbatross } from './sea-birds';
import { coconutCrab, sandfishSeaCucumber, staghornCoral, sunflowerSeaStar } from './sea-invertebrates';
import { blueWhale, dugong, gangesRiverDolphin, humpbackWhale, orca, vaquita } from './sea-mammals';
import {
  bengalSlowLoris,
  indianFlyingFox,
  indianGiantSquirrel,
  indianPangolin,
  platypus,
  redPanda,
  smoothCoatedOtter,
} from './small-mammals';
import { greenSeaTurtle, leatherbackTurtle, oliveRidleyOnSand, oliveRidleyTurtle } from './turtles';
import { bengalTiger } from './tiger';
import {
  barHeadedGoose,
  barHeadedGooseFlying,
  blackNeckedCrane,
  commonOstrich,
  demoiselleCrane,
  greatIndianBustard,
  greaterAdjutant,
  greaterFlamingo,
  sarusCrane,
} from './waders';

/** Drawn here because Noto has none, or only a wrong relative. */
export const DRAWN = {
  'amur-falcon': amurFalcon,
  'arctic-fox': arcticFox,
  'arctic-tern': arcticTern,
  'asian-elephant': asianElephant,
  'asiatic-lion': asiaticLion,
  axolotl,
  'bar-headed-goose': barHeadedGoose,
  'bar-headed-goose-flying': barHeadedGooseFlying,
  barasingha,
  'bay-horse': bayHorse,
  'bengal-slow-loris': bengalSlowLoris,
  'bengal-tiger': bengalTiger,
  bharal,
  'black-necked-crane': blackNeckedCrane,
  blackbuck,
  'blue-whale': blueWhale,
  cheetah,
  chinkara,
  chital,
  'clouded-leopard': cloudedLeopard,
  'coconut-crab': coconutCrab,
  coelacanth,
  'common-ostrich': commonOstrich,
  'demoiselle-crane': demoiselleCrane,
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
  'great-hornbill': greatHornbill,
  'great-indian-bustard': greatIndianBustard,
  'great-white-shark': greatWhiteShark,
  'greater-adjutant': greaterAdjutant,
  'greater-flamingo': greaterFlamingo,
  'green-sea-turtle': greenSeaTurtle,
  hangul,
  'hanuman-langur': hanumanLangur,
  'himalayan-monal': himalayanMonal,
  'hoolock-gibbon': hoolockGibbon,
  'humpback-whale': humpbackWhale,
  'indian-bullfrog': indianBullfrog,
  'indian-eagle-owl': indianEagleOwl,
  'indian-flying-fox': indianFlyingFox,
  'indian-giant-squirrel': indianGiantSquirrel,
  'indian-pangolin': indianPangolin,
  'indian-rhinoceros': indianRhinoceros,
  'indian-rock-python': indianRockPython,
  'indian-star-tortoise': indianStarTortoise,
  'indian-vulture': indianVulture,
  'indian-wolf': indianWolf,
  jaguar,
  kakapo,
  'king-cobra': kingCobra,
  koala,
  'komodo-dragon': komodoDragon,
  'leatherback-turtle': leatherbackTurtle,
  'lion-tailed-macaque': lionTailedMacaque,
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
  'rhesus-macaque': rhesusMacaque,
  'ring-tailed-lemur': ringTailedLemur,
  'rose-ringed-parakeet': roseRingedParakeet,
  'saltwater-crocodile': saltwaterCrocodile,
  sambar,
  'sandfish-sea-cucumber': sandfishSeaCucumber,
  sangai,
  saola,
  'sarus-crane': sarusCrane,
  'savanna-elephant': savannaElephant,
  'sloth-bear': slothBear,
  'smooth-coated-otter': smoothCoatedOtter,
  'snow-leopard': snowLeopard,
  'snowy-owl': snowyOwl,
  'southern-birdwing': southernBirdwing,
  'staghorn-coral': staghornCoral,
  'striped-hyena': stripedHyena,
  'sunflower-sea-star': sunflowerSeaStar,
  vaquita,
  'wandering-albatross': wanderingAlbatross,
  'wandering-glider': wanderingGlider,
  'whale-shark': whaleShark,
  'wild-ass': wildAss,
  'wild-buffalo': wildBuffalo,
  wildebeest,
  yak,
  zebu,
} satisfies Record<string, () => Figure>;
