import { blueWhale } from './blue-whale';
import { axolotl } from './axolotl';
import { monarchButterfly, southernBirdwing } from './butterflies';
import { coconutCrab } from './coconut-crab';
import { coelacanth } from './coelacanth';
import { gharial, muggerCrocodile } from './crocodiles';
import { dugong } from './dugong';
import { europeanEel } from './european-eel';
import { gangesRiverDolphin } from './ganges-river-dolphin';
import { goldenMahseer } from './golden-mahseer';
import { goldenPoisonFrog, indianBullfrog } from './frogs';
import { giantHoneyBee, wanderingGlider } from './insects';
import { komodoDragon } from './komodo';
import { giantPacificOctopus } from './octopus';
import { ocellarisClownfish } from './ocellaris-clownfish';
import { oliveRidleyOnSand } from './olive-ridley-on-sand';
import { purpleFrog } from './purple-frog';
import { indianRockPython } from './python';
import { kingCobra } from './king-cobra';
import { sandfishSeaCucumber } from './sandfish-sea-cucumber';
import { staghornCoral, sunflowerSeaStar } from './sea-invertebrates';
import { humpbackWhale, orca } from './sea-mammals';
import { greatWhiteShark, whaleShark } from './sharks';
import { indianStarTortoise } from './star-tortoise';
import { saltwaterCrocodile } from './saltwater-crocodile';
import { gootyTarantula } from './tarantula';
import { greenSeaTurtle, leatherbackTurtle, oliveRidleyTurtle } from './turtles';
import { vaquita } from './vaquita';

/** Reptiles, amphibians, fish, animals without a backbone, and the mammals of the sea. */
export const COLD_BLOODED_AND_SEA = {
  axolotl,
  'blue-whale': blueWhale,
  'coconut-crab': coconutCrab,
  coelacanth,
  dugong,
  'european-eel': europeanEel,
  'ganges-river-dolphin': gangesRiverDolphin,
  gharial,
  'giant-honey-bee': giantHoneyBee,
  'giant-pacific-octopus': giantPacificOctopus,
  'golden-mahseer': goldenMahseer,
  'golden-poison-frog': goldenPoisonFrog,
  'gooty-tarantula': gootyTarantula,
  'great-white-shark': greatWhiteShark,
  'green-sea-turtle': greenSeaTurtle,
  'humpback-whale': humpbackWhale,
  'indian-bullfrog': indianBullfrog,
  'indian-rock-python': indianRockPython,
  'indian-star-tortoise': indianStarTortoise,
  'king-cobra': kingCobra,
  'komodo-dragon': komodoDragon,
  'leatherback-turtle': leatherbackTurtle,
  'monarch-butterfly': monarchButterfly,
  'mugger-crocodile': muggerCrocodile,
  'ocellaris-clownfish': ocellarisClownfish,
  'olive-ridley-on-sand': oliveRidleyOnSand,
  'olive-ridley-turtle': oliveRidleyTurtle,
  orca,
  'purple-frog': purpleFrog,
  'saltwater-crocodile': saltwaterCrocodile,
  'sandfish-sea-cucumber': sandfishSeaCucumber,
  'southern-birdwing': southernBirdwing,
  'staghorn-coral': staghornCoral,
  'sunflower-sea-star': sunflowerSeaStar,
  vaquita,
  'wandering-glider': wanderingGlider,
  'whale-shark': whaleShark,
};
