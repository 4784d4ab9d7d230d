import { animalsOfRivers } from './data/animals-of-rivers';
import { birdsOfAsia } from './data/birds-of-asia';
import { flyersOfTheWorld } from './data/flyers-of-the-world';
import { mammalsOfAfricaAndAmerica } from './data/mammals-of-africa-and-america';
import { mammalsOfAsia } from './data/mammals-of-asia';
import { mammalsOfTheSea } from './data/mammals-of-the-sea';
import { turtlesFishAndCrocodile } from './data/turtles-fish-and-a-crocodile';
import type { Track } from './track';

/**
 * The 48 animals of the live map, by name. Their routes are simplified to what 3 to 4 points can show. This module
 * reaches neither animals nor parks, so its bundle stays small.
 */
export const tracks: readonly Track[] = [
  ...birdsOfAsia,
  ...flyersOfTheWorld,
  ...turtlesFishAndCrocodile,
  ...mammalsOfTheSea,
  ...mammalsOfAsia,
  ...mammalsOfAfricaAndAmerica,
  ...animalsOfRivers,
  // Comparing by the rules of a language would sort them no differently, and make the page wait for those rules.
].sort((a, b) => (a.name < b.name ? -1 : 1));
