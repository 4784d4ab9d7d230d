import type { JsonSchema } from './json-schema';

const PARK = { slug: 'kaziranga-national-park', name: 'Kaziranga National Park' };
const LISTED_PARK = {
  ...PARK,
  location: 'Golaghat and Nagaon, Assam',
  coordinates: { lat: 26.58, lng: 93.17 },
};
const PLACE = {
  ...PARK,
  other_names: ['Kaziranga Tiger Reserve'],
  kinds: ['national park', 'tiger reserve'],
  states: ['Assam'],
  coordinates: { lat: 26.62, lng: 93.35 },
  area_km2: 430,
  in_guide: true,
};
const exampleSource = (title: string, url: string) => ({ title, url });
const IUCN = exampleSource('IUCN Red List of Threatened Species', 'https://www.iucnredlist.org/');

const SQUIRREL = {
  id: 29,
  slug: 'indian-giant-squirrel',
  name: 'Indian Giant Squirrel',
  scientific_name: 'Ratufa indica',
  other_names: ['malabar squirrel', 'shekru'],
  local_names: [{ language: 'mr', names: [{ name: 'शेकरू', used_in: null }] }],
  type: 'Mammal',
  biome: 'forest',
  conservation_status: 'Least Concern',
  india: true,
  food: 'Fruit, seeds, flowers, bark and bird eggs',
  region: 'India: central hills, Eastern and Western Ghats',
  habitat: 'Moist deciduous, evergreen and riverine forest with a closed canopy',
  status_threats: 'Gaps cut into the canopy, forest lost to plantations, and hunting for meat',
  description: 'It leaps six metres from tree to tree, and a road wider than that is a wall.',
  related: ['lion-tailed-macaque', 'great-hornbill'],
  parks: ['periyar-national-park'],
  image: '/artwork/animals/indian-giant-squirrel.svg',
  sources: [IUCN],
  glance: {
    size: [{ measure: 'head and body length', cm: [25, 45], from: ['wiki'] }],
    weight: { kg: [1.5, 2], from: ['wiki'] },
    activity: { time: 'day', from: ['wiki'] },
    population: { year: 2016, trend: 'decreasing', from: ['iucn'] },
    range: { countries: ['IND'], states: ['Maharashtra', 'Tamil Nadu'], from: ['iucn'] },
    law: { india: 'Schedule I', cites: 'Appendix II', from: ['wiki'] },
    conservation: { text: 'Bhimashankar was made a sanctuary for it.', from: ['wiki'] },
    look_alikes: [
      {
        name: 'Grizzled giant squirrel',
        tell: 'The grizzled one is grey-brown flecked with white and without maroon.',
        from: ['wiki'],
      },
    ],
    signs: [],
    surprise: { text: 'Each one keeps several football-sized nests of leaves.', from: ['wiki'] },
    sources: {
      iucn: IUCN,
      wiki: exampleSource(
        'Wikipedia: Indian giant squirrel',
        'https://en.wikipedia.org/wiki/Indian_giant_squirrel',
      ),
    },
  },
  changed_on: '2026-11-20',
};

const PARK_PAGE = {
  ...LISTED_PARK,
  id: 2,
  states: ['Assam'],
  established: '1974',
  biome: 'grassland',
  signature: 'indian-rhinoceros',
  best_time_to_visit: 'November to April',
  months: [11, 12, 1, 2, 3, 4],
  history: 'A reserve for the last rhinoceroses from 1905; national park since 1974.',
  habitats: ['Alluvial tall grassland', 'Floodplain lake (beel)'],
  fauna: ['Indian Rhinoceros', 'Hog Deer'],
  flora: ['Elephant grass', 'Elephant apple'],
  species: ['indian-rhinoceros'],
  image: '/artwork/parks/kaziranga-national-park.svg',
  sources: [exampleSource('UNESCO World Heritage Centre', 'https://whc.unesco.org/en/list/337/')],
  travel: {
    height: { metres: [40, 80], from: ['park'] },
    vegetation: { text: 'Tall elephant grass on the flood plain, broken by shallow lakes.', from: ['park'] },
    station: { name: 'Furkating', km: 75, from: ['park'] },
    airport: { name: 'Jorhat', km: 97, from: ['park'] },
    ways_in: { label: 'Ranges', names: ['Kohora', 'Bagori'], from: ['park'] },
    permits: {
      text: 'Rides are permitted by range and half day.',
      fees_by: 'the Assam Forest Department',
      url: 'https://kaziranga.assam.gov.in/',
      from: ['park'],
    },
    closures: [
      {
        months: [6, 7, 8, 9],
        part_months: [5, 10],
        days: 'mid-May into October',
        whole: true,
        from: ['park'],
      },
    ],
    languages: { names: ['Assamese', 'Karbi'], from: ['park'] },
    year: {
      spans: [
        {
          months: [11, 12, 1],
          text: 'Geese arrive, and the grass is burnt in strips.',
          animals: ['bar-headed-goose'],
        },
      ],
      from: ['park'],
    },
    signature: ['indian-rhinoceros'],
    sources: {
      park: exampleSource(
        'Wikipedia: Kaziranga National Park',
        'https://en.wikipedia.org/wiki/Kaziranga_National_Park',
      ),
    },
  },
  changed_on: '2026-11-20',
};

/** Some facts in the form of the whole. */
export const factExamples: Record<string, JsonSchema> = {
  'species.get': { success: true, species: SQUIRREL },
  'parks.list': { success: true, parks: [LISTED_PARK] },
  'parks.get': { success: true, park: PARK_PAGE },
  'places.list': { success: true, places: [PLACE] },
  'places.get': { success: true, place: PLACE },
};
