import { limb } from './shapes';

/** A beam through points, and its tines. */
export const antler = (colour: string, beam: string, ...tines: string[]): string =>
  limb(colour, beam) + tines.map((tine) => limb(colour, tine)).join('');
