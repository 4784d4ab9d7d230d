export { createRandom } from './drawing/random';
export { MAP_HEIGHT, MAP_WIDTH, mapPoint } from './map/projection';
