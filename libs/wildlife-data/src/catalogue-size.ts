/** Ids of animals run from 1 to `animalCount`, those of parks to `parkCount`. */
export { animalCount, parkCount } from './generated/counts';
