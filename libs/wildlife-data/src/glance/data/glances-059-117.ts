import type { Glance } from '../glance.schema';
import { glance as africanSavannaElephant } from './african-savanna-elephant';
import { glance as arcticFox } from './arctic-fox';
import { glance as arcticTern } from './arctic-tern';
import { glance as axolotl } from './axolotl';
import { glance as baldEagle } from './bald-eagle';
import { glance as blueWildebeest } from './blue-wildebeest';
import { glance as borneanOrangutan } from './bornean-orangutan';
import { glance as cheetah } from './cheetah';
import { glance as coconutCrab } from './coconut-crab';
import { glance as commonOstrich } from './common-ostrich';
import { glance as domesticYak } from './domestic-yak';
import { glance as dromedaryCamel } from './dromedary-camel';
import { glance as emperorPenguin } from './emperor-penguin';
import { glance as europeanEel } from './european-eel';
import { glance as europeanRabbit } from './european-rabbit';
import { glance as giantHoneyBee } from './giant-honey-bee';
import { glance as giantPacificOctopus } from './giant-pacific-octopus';
import { glance as giantPanda } from './giant-panda';
import { glance as goldenMahseer } from './golden-mahseer';
import { glance as goldenPoisonFrog } from './golden-poison-frog';
import { glance as gootyTarantula } from './gooty-tarantula';
import { glance as greatWhiteShark } from './great-white-shark';
import { glance as greenSeaTurtle } from './green-sea-turtle';
import { glance as hippopotamus } from './hippopotamus';
import { glance as horse } from './horse';
import { glance as indianBullfrog } from './indian-bullfrog';
import { glance as indianStarTortoise } from './indian-star-tortoise';
import { glance as jaguar } from './jaguar';
import { glance as kakapo } from './kakapo';
import { glance as koala } from './koala';
import { glance as komodoDragon } from './komodo-dragon';
import { glance as leatherbackTurtle } from './leatherback-turtle';
import { glance as masaiGiraffe } from './masai-giraffe';
import { glance as monarchButterfly } from './monarch-butterfly';
import { glance as moose } from './moose';
import { glance as mountainGorilla } from './mountain-gorilla';
import { glance as northAmericanBeaver } from './north-american-beaver';
import { glance as ocellarisClownfish } from './ocellaris-clownfish';
import { glance as oliveRidleyTurtle } from './olive-ridley-turtle';
import { glance as orca } from './orca';
import { glance as plainsZebra } from './plains-zebra';
import { glance as platypus } from './platypus';
import { glance as polarBear } from './polar-bear';
import { glance as purpleFrog } from './purple-frog';
import { glance as redKangaroo } from './red-kangaroo';
import { glance as reindeer } from './reindeer';
import { glance as ringTailedLemur } from './ring-tailed-lemur';
import { glance as sandfishSeaCucumber } from './sandfish-sea-cucumber';
import { glance as saola } from './saola';
import { glance as snowyOwl } from './snowy-owl';
import { glance as southernBirdwing } from './southern-birdwing';
import { glance as staghornCoral } from './staghorn-coral';
import { glance as sunflowerSeaStar } from './sunflower-sea-star';
import { glance as vaquita } from './vaquita';
import { glance as wanderingAlbatross } from './wandering-albatross';
import { glance as wanderingGlider } from './wandering-glider';
import { glance as westIndianOceanCoelacanth } from './west-indian-ocean-coelacanth';
import { glance as whaleShark } from './whale-shark';
import { glance as zebu } from './zebu';

/** By id. */
export const glancesOf059To117: readonly Glance[] = [
  indianStarTortoise,
  oliveRidleyTurtle,
  greenSeaTurtle,
  leatherbackTurtle,
  purpleFrog,
  indianBullfrog,
  goldenMahseer,
  whaleShark,
  ocellarisClownfish,
  southernBirdwing,
  wanderingGlider,
  giantHoneyBee,
  coconutCrab,
  gootyTarantula,
  sandfishSeaCucumber,
  giantPanda,
  africanSavannaElephant,
  cheetah,
  plainsZebra,
  masaiGiraffe,
  hippopotamus,
  blueWildebeest,
  mountainGorilla,
  borneanOrangutan,
  ringTailedLemur,
  koala,
  redKangaroo,
  platypus,
  polarBear,
  reindeer,
  moose,
  northAmericanBeaver,
  saola,
  jaguar,
  europeanRabbit,
  arcticFox,
  orca,
  vaquita,
  emperorPenguin,
  baldEagle,
  arcticTern,
  wanderingAlbatross,
  snowyOwl,
  kakapo,
  commonOstrich,
  komodoDragon,
  axolotl,
  goldenPoisonFrog,
  greatWhiteShark,
  westIndianOceanCoelacanth,
  europeanEel,
  monarchButterfly,
  giantPacificOctopus,
  staghornCoral,
  sunflowerSeaStar,
  dromedaryCamel,
  horse,
  domesticYak,
  zebu,
];
