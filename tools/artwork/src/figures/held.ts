import { type FigureName, figure } from '.';

interface Held {
  /** The paints of bough, trunk or liana. Nothing of the animal has them. */
  paints: readonly string[];
  /** Where it sits or stands, if that is higher than the figure's box ends. Figure units. */
  foot?: number;
}

/** Figures that bring what they hold on to. */
export const HELD: Partial<Record<FigureName, Held>> = {
  'drawn-leopard': { paints: ['#5d4a3c', '#7d6653', '#463629', '#5b6b3a', '#6d7d45'], foot: 130 },
  'red-panda': { paints: ['#57503f', '#7b735a', '#5f7a45', '#3d382c'], foot: 120 },
  'bengal-slow-loris': { paints: ['#33402f', '#5d6f51', '#3d5138'], foot: 160 },
  'hoolock-gibbon': {
    paints: ['#2c3b2b', '#55684a', '#3c5a39', '#3d4d38', '#66795a', '#54654a', '#33432f', '#9aa87e'],
  },
  'great-hornbill': { paints: ['#5a4535', '#816754', '#3c2d22'] },
  'indian-eagle-owl': { paints: ['#4d4035', '#74655a', '#2c241d'] },
  'amur-falcon': { paints: ['#4a3a33', '#7d675a', '#2f2420'] },
  orangutan: { paints: ['#44603a'] },
  koala: { paints: ['#c3b29c', '#a8967f', '#a28c74'] },
  eagle: { paints: ['#6a5a50', '#8c7a6b', '#463a34'], foot: 197 },
};

const PATH = /<path [^>]*?(?:fill|stroke)="(#[0-9a-f]{6})"[^>]*\/>/g;

/** The figure's body without what it holds. */
export function letGo(name: FigureName): string {
  const paints = HELD[name]?.paints ?? [];
  return figure(name).body.replace(PATH, (path, paint: string) => (paints.includes(paint) ? '' : path));
}

export const footOf = (name: FigureName): number => HELD[name]?.foot ?? figure(name).box[3];
