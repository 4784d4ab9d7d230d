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
  flip?: boolean;
  /** In degrees about its foot, to the right. */
  turn?: number;
  /** All of it in one ink. */
  flat?: string;
  /** Light along its edge, so many hundredths to the right. */
  rim?: readonly [ink: string, right: number];
  /** The ink of its image in the water below it. */
  image?: string;
  /** Dark to light; the picture's own by default, or the figure's. */
  inks?: readonly [string, string, string, string] | 'of the figure';
}

export interface PosterArt {
  inks: Inks;
  /** What else is sky or mist by day, and takes the night's blue with it, however warm. */
  air?: readonly string[];
  animals: readonly PosterAnimal[];
  /** The park's landform; the hero of the poster. */
  back(print: Print): string;
  /** Before the animal. */
  front?(print: Print): string;
}
