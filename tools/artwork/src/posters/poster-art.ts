import type { FigureName } from '../figures';
import type { Inks, Print } from './print';

export interface PosterAnimal {
  /** Without what it holds on to. */
  figure: FigureName;
  /** The figure's middle, in hundredths of the picture; what lies outside is cropped. */
  x: number;
  /** Its foot. */
  y: number;
  /** Its height, in hundredths of the picture. */
  height: number;
  /** Dark to light. */
  inks: readonly [string, string, string, string];
}

export interface PosterArt {
  inks: Inks;
  /** What else is sky or mist by day, and takes the night's blue with it, however warm. */
  air?: readonly string[];
  /** Those that are no drawing of the poster's own. */
  animals?: readonly PosterAnimal[];
  /** The park's landform; the hero of the poster. */
  back(print: Print): string;
  /** Before the animal. */
  front?(print: Print): string;
}
