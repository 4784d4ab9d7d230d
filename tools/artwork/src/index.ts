export { createRandom, mulberry32 } from './drawing/random';
