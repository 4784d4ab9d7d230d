import { animalsOfRivers } from './data/animals-of-rivers';
import { birdsOfAsia } from './data/birds-of-asia';
import { flyersOfTheWorld } from './data/flyers-of-the-world';
import { mammalsOfAfricaAndAmerica } from './data/mammals-of-africa-and-america';
import { mammalsOfAsia } from './data/mammals-of-asia';
import { mammalsOfTheSea } from './data/mammals-of-the-sea';
import { turtlesFishAndCrocodile } from './data/turtles-fish-and-a-crocodile';
import type { Track } from './track';

/** The 48 tracks, by name. Imports neither animals nor parks, so that its bundle stays small. */
export const tracks: readonly Track[] = [
  ...birdsOfAsia,
  ...flyersOfTheWorld,
  ...turtlesFishAndCrocodile,
  ...mammalsOfTheSea,
  ...mammalsOfAsia,
  ...mammalsOfAfricaAndAmerica,
  ...animalsOfRivers,
  // Code units sort these names like `localeCompare`, without loading the rules of a language.
].sort((a, b) => (a.name < b.name ? -1 : 1));
