import { limb } from './shapes';

export const tuftedTail = (x: number, y: number, colour: string, tuft: string, length = 30): string =>
  limb(colour, `${x} ${y} 5, ${x + 5} ${y + length * 0.45} 3.4, ${x + 4} ${y + length * 0.85} 2.6`) +
  limb(
    tuft,
    `${x + 4} ${y + length * 0.72} 3.5, ${x + 4.5} ${y + length * 0.9} 6, ${x + 4} ${y + length * 1.12} 1`,
  );
