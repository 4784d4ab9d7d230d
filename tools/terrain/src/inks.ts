import { LAND_STEPS, SEA_STEPS, TONES } from './classes';

type Colour = readonly [red: number, green: number, blue: number];

interface Theme {
  land: readonly string[];
  sea: readonly string[];
  ice: string;
  lake: string;
  /** Includes the shores of lakes. */
  river: string;
  coast: string;
  surf: string;
  tones: readonly (readonly [colour: string, share: number])[];
}

const day: Theme = {
  land: ['#a3c495', '#b9cf9f', '#d6dcae', '#ecdcaa', '#e3c186', '#d0a46f', '#c6a688', '#dacbb8', '#f8f4ec'],
  sea: ['#d5e8de', '#c3ded7', '#b3d3cf', '#a5c9c8', '#98bfc1', '#8cb4b9', '#80a9b0'],
  ice: '#f6f8f4',
  lake: '#a9d0d2',
  river: '#3f8496',
  coast: '#7f8a6c',
  surf: '#e4f1e8',
  tones: [
    ['#fff8e2', 0.42],
    ['#000000', 0],
    ['#6b5d4c', 0.17],
    ['#54463c', 0.34],
  ],
};

const night: Theme = {
  land: ['#294335', '#304936', '#394f39', '#43543a', '#51583d', '#5d5843', '#646051', '#77766d', '#98a09b'],
  sea: ['#18383d', '#153238', '#122c33', '#10272e', '#0e2229', '#0c1e25', '#0a1a21'],
  ice: '#637775',
  lake: '#1f4a52',
  river: '#4f97a3',
  coast: '#66785e',
  surf: '#204850',
  tones: [
    ['#c8c9a4', 0.13],
    ['#000000', 0],
    ['#06110d', 0.24],
    ['#040c0a', 0.44],
  ],
};

/* Land by class and tone, ice by tone, then the rest. */
const LAND_CLASSES = LAND_STEPS.length + 1;
export const landInk = (level: number, tone: number): number => level * TONES + tone;
export const iceInk = (tone: number): number => landInk(LAND_CLASSES, tone);
export const seaInk = (level: number): number => landInk(LAND_CLASSES + 1, 0) + level;
const AFTER_SEA = seaInk(SEA_STEPS.length + 1);
export const INK = { lake: AFTER_SEA, river: AFTER_SEA + 1, coast: AFTER_SEA + 2, surf: AFTER_SEA + 3 };
export const INKS = AFTER_SEA + 4;

const parse = (hex: string): Colour =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;

export const mix = (a: Colour, b: Colour, share: number): Colour =>
  a.map((value, part) => Math.round(value + ((b[part] ?? value) - value) * share)) as unknown as Colour;

const inTones = (ink: string, tones: Theme['tones']): Colour[] =>
  tones.map(([colour, share]) => mix(parse(ink), parse(colour), share));

const printed = ({ land, sea, ice, lake, river, coast, surf, tones }: Theme): Colour[] => [
  ...[...land, ice].flatMap((ink) => inTones(ink, tones)),
  ...[...sea, lake, river, coast, surf].map(parse),
];

export const themes = { light: printed(day), dark: printed(night) };
export type ThemeName = keyof typeof themes;
