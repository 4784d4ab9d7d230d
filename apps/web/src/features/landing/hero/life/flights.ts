import { m } from '../../../../lib/language/messages';

/** Days since the last of August 2021, longitude, latitude. */
export type Stop = readonly [day: number, lng: number, lat: number];

export interface Flight {
  /** A measured track. */
  track: string;
  name: string;
  stops: readonly Stop[];
  /** Days on which its tag begins to be silent and speaks again. */
  silent?: readonly [from: number, to: number];
}

/**
 * The fixes of three common cuckoos of Mongolia that crossed India in the same autumn, without those of days on
 * which a bird stayed where it was. A test holds them to the records, which are too large for this page.
 */
export const FLIGHTS: readonly Flight[] = [
  {
    track: 'cuckoo-be8ba8',
    name: 'BE8BA8',
    stops: [
      [0, 101.895, 26.756],
      [1, 101.895, 26.756],
      [2, 93.631, 25.725],
      [3, 89.015, 26.595],
      [4, 86.114, 27.186],
      [5, 84.843, 27.982],
      [9, 84.85, 27.982],
      [11, 78.043, 29.677],
      [12, 77.428, 30.099],
      [17, 77.409, 30.18],
      [41, 77.479, 30.204],
      [42, 71.776, 23.674],
      [43, 64.435, 20.229],
      [44, 56.378, 12.753],
      [45, 49.072, 8.96],
    ],
  },
  {
    track: 'cuckoo-b89e5f',
    name: 'B89E5F',
    stops: [
      [7, 101.294, 24.718],
      [8, 96.639, 23.123],
      [9, 90.919, 23.085],
      [10, 86.346, 23.322],
      [11, 79.953, 24.535],
      [12, 79.446, 24.503],
      [14, 76.481, 23.538],
      [15, 74.564, 24.066],
      [18, 74.587, 24.103],
      [19, 73.39, 24.323],
      [20, 73.39, 24.324],
      [21, 72.126, 24.091],
      [23, 72.693, 24.183],
    ],
    silent: [23, 48],
  },
  {
    track: 'cuckoo-bed44e',
    name: 'BED44E',
    stops: [
      [14, 102.532, 27.299],
      [15, 99.142, 25.833],
      [16, 94.604, 25.558],
      [17, 89.873, 26.292],
      [18, 83.752, 27.311],
      [21, 83.752, 27.311],
      [34, 83.758, 27.308],
      [43, 83.753, 27.311],
      [44, 78.949, 22.642],
      [46, 66.273, 18.435],
      [47, 54.988, 11.626],
      [48, 46.866, 6.811],
    ],
    silent: [21, 34],
  },
];

/** What is told while the clock runs to the next one. */
export interface Chapter {
  day: number;
  seconds: number;
  date: () => string;
  text: () => string;
}

/** The weeks in which nobody flies pass quickly. */
export const CHAPTERS: readonly Chapter[] = [
  { day: 0, seconds: 3.5, date: m.landing_day_1, text: m.landing_birds_1 },
  { day: 6, seconds: 3.5, date: m.landing_day_2, text: m.landing_birds_2 },
  { day: 10, seconds: 3.5, date: m.landing_day_3, text: m.landing_birds_3 },
  { day: 15, seconds: 3.5, date: m.landing_day_4, text: m.landing_birds_4 },
  { day: 23, seconds: 4, date: m.landing_day_5, text: m.landing_birds_5 },
  { day: 34, seconds: 3, date: m.landing_day_6, text: m.landing_birds_6 },
  { day: 41, seconds: 6, date: m.landing_day_7, text: m.landing_birds_7 },
];

export const LAST_DAY = 48;
/** All three are in the picture. */
export const STILL_DAY = 23;
