export { animalCount, parkCount } from './generated/counts';
