import type { Cover } from './block';
import { LAND_STEPS, SEA_STEPS, TONES } from './classes';
import { type Field, halved, sample } from './field';
import { indexedPng } from './indexed-png';
import { iceInk, INK, INKS, landInk, mix, seaInk, type ThemeName, themes } from './inks';
import { TILE, toLat, worldSize } from './mercator';
import type { Relief } from './relief';
import { WORLD_ZOOM } from './tile-list';

/** Parts of the second ink where two meet in a pixel. */
const PARTS = 4;
const ICE_SOUTH_OF = -60;

export interface TilePlace {
  zoom: number;
  x: number;
  y: number;
  /** In its block, in pixels. */
  left: number;
  top: number;
}

/* One number for an ink with some parts of another. */
const pair = (ink: number, other: number, parts: number): number =>
  (ink * INKS + other) * (PARTS + 1) + parts;
const plain = (ink: number): number => pair(ink, 0, 0);
const toInk = (code: number): number => Math.floor(code / ((PARTS + 1) * INKS));

function toColour(code: number, theme: ThemeName) {
  const parts = code % (PARTS + 1);
  const other = Math.floor(code / (PARTS + 1)) % INKS;
  const colours = themes[theme];
  const [a, b] = [colours[toInk(code)], colours[other]];
  if (!a || !b) throw new Error(`No ink has the number ${code}.`);
  return mix(a, b, parts / PARTS);
}

function over(code: number, ink: number, share: number): number {
  const parts = Math.round(share * PARTS);
  if (parts <= 0) return code;
  return parts >= PARTS ? plain(ink) : pair(toInk(code), ink, parts);
}

/** One pixel beyond each edge shows what it borders on. */
const SIDE = TILE + 2;

interface Meeting {
  own: number;
  other: number;
  share: number;
}

/** @param turn -1 for depths */
function meet(positions: Float32Array, at: number, turn: 1 | -1, most: number, found: Meeting): void {
  const value = turn * (positions[at] as number);
  const left = turn * (positions[at - 1] as number);
  const right = turn * (positions[at + 1] as number);
  const up = turn * (positions[at - SIDE] as number);
  const down = turn * (positions[at + SIDE] as number);
  const own = value <= 0 ? 0 : value >= most ? most : Math.floor(value);
  found.own = found.other = own;
  found.share = 0;
  const [least, highest] = [Math.min(left, right, up, down), Math.max(left, right, up, down)];
  if (least >= own && highest < own + 1) return;
  const slope = Math.max(1e-4, Math.hypot(right - left, down - up) / 2);
  const above = (value - own) / slope;
  const below = (own + 1 - value) / slope;
  if (above < 0.5 && own > 0 && above <= below) {
    found.other = own - 1;
    found.share = 0.5 - Math.max(0, above);
  } else if (below < 0.5 && own < most) {
    found.other = own + 1;
    found.share = 0.5 - below;
  }
}

/** Full size first, each half of the one before. */
export interface Scales {
  classes: readonly Field[];
  tones: readonly Field[];
}

const COARSEST = 4;

export function toScales({ classes, tones }: Relief): Scales {
  const scales = { classes: [classes], tones: [tones] };
  for (let step = 0; step < COARSEST; step++) {
    scales.classes.push(halved(scales.classes[step] as Field));
    scales.tones.push(halved(scales.tones[step] as Field));
  }
  return scales;
}

function sampleTile({ zoom, x, y }: TilePlace, scales: Scales) {
  const size = worldSize(zoom);
  const scale = Math.max(0, Math.min(COARSEST, WORLD_ZOOM - zoom));
  const [classes, tones] = [scales.classes[scale] as Field, scales.tones[scale] as Field];
  const steps = Array.from({ length: SIDE }, (_, step) => step - 0.5);
  const columns = steps.map((step) => ((x * TILE + step) / size) * classes.width - 0.5);
  const latitudes = steps.map((step) => toLat((y * TILE + step) / size));
  const rows = latitudes.map((lat) => ((90 - lat) / 180) * classes.height - 0.5);
  return {
    latitudes,
    classes: sample(classes, columns, rows),
    sampleTones: () => sample(tones, columns, rows),
  };
}

/** One drawing in two sets of inks, as PNG. */
export function printTile(place: TilePlace, scales: Scales, { width, areas, lines }: Cover) {
  const { latitudes, classes, sampleTones } = sampleTile(place, scales);
  let tones: Float32Array | undefined;
  const level: Meeting = { own: 0, other: 0, share: 0 };
  const tone: Meeting = { own: 0, other: 0, share: 0 };

  function landCode(at: number, isIce: boolean): number {
    meet((tones ??= sampleTones()), at, 1, TONES - 1, tone);
    if (isIce) return over(plain(iceInk(tone.own)), iceInk(tone.other), tone.share);
    meet(classes, at, 1, LAND_STEPS.length, level);
    const own = plain(landInk(level.own, tone.own));
    return level.share > tone.share
      ? over(own, landInk(level.other, tone.own), level.share)
      : over(own, landInk(level.own, tone.other), tone.share);
  }

  const codes = new Int32Array(TILE * TILE);
  for (let y = 0; y < TILE; y++) {
    const polar = (latitudes[y + 1] as number) < ICE_SOUTH_OF;
    for (let x = 0; x < TILE; x++) {
      const at = (y + 1) * SIDE + x + 1;
      const on = 3 * ((place.top + y) * width + place.left + x);
      const isLand = (areas[on] as number) >= 128;
      let code: number;
      if (isLand) {
        const glacier = (areas[on + 1] as number) / 255;
        code = landCode(at, polar || glacier > 0.9);
        code = over(code, iceInk(tone.own), glacier);
        code = over(code, INK.lake, (areas[on + 2] as number) / 255);
        code = over(code, INK.river, (lines[on] as number) / 255);
      } else {
        meet(classes, at, -1, SEA_STEPS.length, level);
        code = over(plain(seaInk(level.own)), seaInk(level.other), level.share);
        code = over(code, INK.surf, (lines[on + 2] as number) / 255);
      }
      codes[y * TILE + x] = over(code, INK.coast, (lines[on + 1] as number) / 255);
    }
  }
  return inPalette(codes);
}

const CODES = INKS * INKS * (PARTS + 1);
const MAX_COLOURS = 256;
const counts = new Int32Array(CODES);
const numbers = new Uint8Array(CODES);

/** If there are too many colours, the rarest edges become hard. */
function inPalette(codes: Int32Array) {
  const found: number[] = [];
  const count = (code: number) => {
    if (counts[code] === 0) found.push(code);
    counts[code] = (counts[code] as number) + 1;
  };
  for (const code of codes) count(code);
  for (const code of [...found]) if (counts[plain(toInk(code))] === 0) count(plain(toInk(code)));
  const rank = (code: number) => (code === plain(toInk(code)) ? Infinity : (counts[code] as number));
  if (found.length > MAX_COLOURS) found.sort((a, b) => (rank(a) === rank(b) ? a - b : rank(b) - rank(a)));
  const palette = found.slice(0, MAX_COLOURS);
  palette.forEach((code, number) => (numbers[code] = number));
  for (const code of found.slice(MAX_COLOURS)) numbers[code] = numbers[plain(toInk(code))] as number;
  const pixels = new Uint8Array(codes.length);
  for (let at = 0; at < codes.length; at++) pixels[at] = numbers[codes[at] as number] as number;
  for (const code of found) counts[code] = 0;
  const write = indexedPng(TILE, pixels, palette.length);
  return (theme: ThemeName) => write(Uint8Array.from(palette.flatMap((code) => [...toColour(code, theme)])));
}
