import { HERO_WIDTH, lngAtColumn, latAtDistance, viewDistance } from '@aranya/artwork';
import { LAND_STEPS } from '../classes';
import { type Field, sample } from '../field';

/** The part of the hero's drawing that the picture takes, in units: hero.module.css places it. */
export const FRAME = { width: HERO_WIDTH, top: 600, bottom: 1080 } as const;
const [SOUTH, NORTH] = [2.5, 39] as const;
/** Each row is so much farther than the one before that none of the sea's is left out. */
const STEP = 1 / 900;

/** One parallel, a value for each column of the picture. */
export interface Row {
  distance: number;
  /** By `reliefPosition`. */
  positions: Float32Array;
  /** Kilometres above the sea. */
  heights: Float32Array;
}

/** Undoes `reliefPosition`; 0 for the sea. */
export function toKm(position: number): number {
  if (position <= 0) return 0;
  const level = Math.min(Math.floor(position), LAND_STEPS.length - 1);
  const from = LAND_STEPS[level - 1] ?? 0;
  const to = LAND_STEPS[level] ?? from;
  return (from + (position - level) * (to - from)) / 1000;
}

const toColumn = (lng: number, { width }: Field): number => ((lng + 180) / 360) * width - 0.5;
const toRow = (lat: number, { height }: Field): number => ((90 - lat) / 180) * height - 0.5;

/** From near to far. */
export function readRows(classes: Field, fine: number): Row[] {
  const columns = Array.from({ length: FRAME.width * fine }, (_, x) => (x + 0.5) / fine);
  const rows: Row[] = [];
  for (let distance = viewDistance(SOUTH); distance < viewDistance(NORTH); distance *= 1 + STEP) {
    const across = columns.map((x) => toColumn(lngAtColumn(x, distance), classes));
    const positions = sample(classes, across, [toRow(latAtDistance(distance), classes)]);
    rows.push({ distance, positions, heights: positions.map(toKm) });
  }
  return rows;
}

export const kmAt = (classes: Field, lat: number, lng: number): number =>
  toKm(sample(classes, [toColumn(lng, classes)], [toRow(lat, classes)])[0] ?? 0);
