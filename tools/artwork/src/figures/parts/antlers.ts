import { limb } from './shapes';

/** A beam through points, and its tines. */
export const antler = (colour: string, beam: string, ...tines: string[]): string =>
  limb(colour, beam) + tines.map((tine) => limb(colour, tine)).join('');

export const shortTail = (x: number, y: number, coat: string, under: string): string =>
  limb(under, `${x - 2} ${y + 3} 6, ${x + 3} ${y + 12} 6, ${x + 2} ${y + 17} 1.5`) +
  limb(coat, `${x} ${y} 6, ${x + 5} ${y + 8} 5, ${x + 5} ${y + 15} 1.5`);
