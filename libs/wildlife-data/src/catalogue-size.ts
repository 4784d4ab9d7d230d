export { animalCount, journeyCount, parkCount } from './generated/counts';
