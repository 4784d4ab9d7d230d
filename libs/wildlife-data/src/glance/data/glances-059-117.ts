import type { Glance } from '../glance.schema';
import { glance as coconutCrab } from './coconut-crab';
import { glance as giantHoneyBee } from './giant-honey-bee';
import { glance as goldenMahseer } from './golden-mahseer';
import { glance as gootyTarantula } from './gooty-tarantula';
import { glance as greenSeaTurtle } from './green-sea-turtle';
import { glance as indianBullfrog } from './indian-bullfrog';
import { glance as indianStarTortoise } from './indian-star-tortoise';
import { glance as leatherbackTurtle } from './leatherback-turtle';
import { glance as ocellarisClownfish } from './ocellaris-clownfish';
import { glance as oliveRidleyTurtle } from './olive-ridley-turtle';
import { glance as purpleFrog } from './purple-frog';
import { glance as sandfishSeaCucumber } from './sandfish-sea-cucumber';
import { glance as southernBirdwing } from './southern-birdwing';
import { glance as wanderingGlider } from './wandering-glider';
import { glance as whaleShark } from './whale-shark';

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
];
