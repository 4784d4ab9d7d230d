export { createRandom } from './drawing/random';
export { MAP_HEIGHT, MAP_WIDTH, mapPoint } from './map/projection';
export { OTHER_PORTRAITS, portraitAddress } from './portraits/other-portraits';
export type { OtherPortrait } from './portraits/other-portraits';
export { FIELD_PICTURES } from './field/field-pictures';
export type { FieldPicture } from './field/field-pictures';
export { HEIGHT as HERO_HEIGHT, WIDTH as HERO_WIDTH } from './hero/frame';
export { heroPoint, kmPerUnit, latAtDistance, lngAtColumn, rowAtDistance, viewDistance } from './hero/view';
