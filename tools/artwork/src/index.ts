export { createRandom } from './drawing/random';
