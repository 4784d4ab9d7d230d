import type { Figure } from '../figure';
import { blobPath, limb, limbPath, moved, stroke, within } from './shapes';

export interface Beast {
  /** Prefix of the ids, unique in a picture. */
  id: string;
  coat: string;
  /** The legs of the far side. */
  far: string;
  /** Trunk, neck and near legs in one closed line. */
  outline: string;
  /** Light and shade, then markings: cut to the outline. */
  planes: string;
  marks?: string;
  /** Centre line with widths, and what is cut to it. */
  tail?: string;
  tailMarks?: string;
  /** Over the trunk: mane, toes. */
  over?: string;
  /** Under everything: the far side's mane. */
  behind?: string;
  head: string;
  /** In portraits instead of the whole, in this grid: the head and what is behind it. */
  bust?: string;
  /** The square of the portrait, in this grid. */
  face: Figure['box'];
  box: Figure['box'];
  pose?: Figure['pose'];
  size: number;
}

/** The grid in which these animals are drawn: twice as fine, the ground at 150.5. */
const SCALE = 0.56;
const DOWN = 48;

/** From the grid of these animals to that of the figures. */
const inFigureUnits = ([left, top, right, bottom]: Figure['box']): Figure['box'] => [
  left * SCALE,
  top * SCALE + DOWN,
  right * SCALE,
  bottom * SCALE + DOWN,
];

/** A four-footed animal as one silhouette with its far legs behind, facing left. */
export function beast(parts: Beast): Figure {
  const { id, coat, far, outline, planes, marks = '', tail, tailMarks = '', over = '', behind = '' } = parts;
  const path = blobPath(outline);
  const body =
    behind +
    far +
    (tail ? limb(coat, tail) + (tailMarks && within(`${id}t`, limbPath(tail), tailMarks)) : '') +
    `<path fill="${coat}" d="${path}"/>` +
    within(`${id}b`, path, planes + marks) +
    over +
    parts.head;
  return {
    body: moved(body, 0, DOWN, 0, SCALE),
    box: parts.box,
    pose: parts.pose ?? 'stand',
    size: parts.size,
    head: inFigureUnits(parts.face),
    ...(parts.bust && { bust: moved(parts.bust, 0, DOWN, 0, SCALE) }),
  };
}

/** Short lines between the toes of paws that end at these points of the ground. */
export const toes = (colour: string, places: string): string =>
  stroke(
    colour,
    0.9,
    places
      .split(',')
      .map((place) => {
        const [x = 0, y = 0] = place.trim().split(/\s+/).map(Number);
        return `${x} ${y - 4.6}, ${x - 0.6} ${y - 1}; ${x + 4.6} ${y - 5}, ${x + 4.4} ${y - 0.8}`;
      })
      .join('; '),
  );
