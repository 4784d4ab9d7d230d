import type { SightingInput } from '@aranya/contracts';
import type { DemoSighting } from './demo.types';

const sightings: Readonly<Record<string, Readonly<Record<number, DemoSighting>>>> = {
  aarav_frames: {
    0: { species: ['bengal-tiger'], at: 'tadoba-national-park' },
    1: { species: ['hanuman-langur', 'chital'], at: 'tadoba-national-park' },
    3: { species: [['dhole', 9]], at: 'tadoba-national-park' },
  },
  priya_studies: { 1: { species: ['purple-frog'], at: [10.5312, 76.3664] } },
  meera_in_the_marsh: { 0: { species: [['greater-flamingo', 41_000]], at: [22.2104, 69.1337] } },
  vikram_tracks: {
    0: { species: ['leopard'], at: 'ranthambore-national-park' },
    1: { species: [['sloth-bear', 2]], at: 'ranthambore-national-park' },
  },
  lakshmi_weaves: {
    1: { species: [['southern-birdwing', 1]], at: [14.6819, 77.6006] },
    3: { species: ['blackbuck'], at: [14.6213, 77.4521] },
  },
  joseph_canopy: {
    0: { species: [['indian-giant-squirrel', 1]], at: [13.5087, 75.0958] },
    1: { species: [['king-cobra', 1]], at: [13.5174, 75.0826] },
  },
  tenzin_above: {
    0: { species: [['snow-leopard', 1]], at: 'hemis-national-park' },
    1: { species: ['bharal'], at: 'hemis-national-park' },
    3: { species: [['black-necked-crane', 2]], at: 'changthang-cold-desert-wildlife-sanctuary' },
  },
  nila_north_east: {
    0: { species: ['indian-rhinoceros'], at: 'kaziranga-national-park' },
    1: { species: ['greater-adjutant'], at: [26.7509, 94.2037], hidden: true },
    3: { species: ['wild-water-buffalo'], at: 'kaziranga-national-park' },
  },
  zubeni_skies: { 0: { species: [['amur-falcon', 100_000]], at: [26.2236, 94.2712] } },
  arjun_ganga: { 0: { species: ['ganges-river-dolphin'], at: [25.2741, 87.0169] } },
  pema_red: {
    0: { species: [['red-panda', 1]], at: [27.0821, 88.0043] },
    2: { species: [['himalayan-monal', 1]], at: [27.1148, 88.0136] },
  },
  imran_hangul: { 0: { species: [['hangul', 1]], at: 'dachigam-national-park' } },
  kabir_maps: { 0: { species: [['saltwater-crocodile', 1]], at: 'sundarbans-national-park' } },
  sunita_ridley: { 0: { species: ['olive-ridley-turtle'], at: [19.3802, 85.0717] } },
  rohan_reefs: {
    0: { species: [['ocellaris-clownfish', 1]], at: [12.0124, 92.9581] },
    3: { species: ['dugong'], at: 'mahatma-gandhi-marine-national-park' },
  },
  fatima_tides: { 2: { species: ['indian-flying-fox'], at: [18.9333, 72.8347] } },
  gopal_desert: { 1: { species: [['demoiselle-crane', 9_000]], at: [27.1061, 72.4127] } },
  hetal_rann: {
    0: { species: ['indian-wild-ass'], at: 'wild-ass-wildlife-sanctuary' },
    1: { species: [['asiatic-lion', 1]], at: 'gir-national-park' },
  },
  thomas_shola: { 0: { species: ['nilgiri-tahr'], at: 'eravikulam-national-park' } },
};

/** Each person's post that asks what it shows. */
const questions: Readonly<Record<string, number>> = { aarav_frames: 2 };

export const isDemoQuestion = (username: string, index: number): boolean => questions[username] === index;

/** Null for a post without one. */
export function demoSighting(username: string, index: number, createdAt: Date): SightingInput | null {
  const seen = sightings[username]?.[index];
  return seen === undefined ? null : sightingInput(seen, createdAt);
}

/** The latest day with this month and day of the month. */
export function lastDay(monthAndDay: string, until: Date): string {
  const today = until.toISOString().slice(0, 10);
  const day = `${today.slice(0, 4)}-${monthAndDay}`;
  return day <= today ? day : `${Number(today.slice(0, 4)) - 1}-${monthAndDay}`;
}

/** @param findKey finds a named animal's slug or key */
export function sightingInput(
  { species, at, hidden = false, on }: DemoSighting,
  createdAt: Date,
  findKey = (named: string) => named,
): SightingInput {
  return {
    species: species.map((named) =>
      typeof named === 'string'
        ? { species: findKey(named), count: null }
        : { species: findKey(named[0]), count: named[1] },
    ),
    place: typeof at === 'string' ? { kind: 'park', park: at } : { kind: 'point', lat: at[0], lng: at[1] },
    seen_on: on === undefined ? createdAt.toISOString().slice(0, 10) : lastDay(on, createdAt),
    hide_place: hidden,
  };
}
