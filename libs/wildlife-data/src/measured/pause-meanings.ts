import type { Place } from './geometry';

/** A source supports this meaning of a long stay at a place and season. */
interface PauseMeaning {
  scientific_name: string;
  /** Degrees. */
  area: { west: number; south: number; east: number; north: number };
  /** 1 to 12, of the stay's beginning; any by default. */
  months?: readonly number[];
  text: string;
  source: { title: string; url: string };
}

const mongoliaCuckoos = {
  title: 'The Mongolia Cuckoo Project',
  url: 'https://birdingbeijing.com/the-mongolia-cuckoo-project/',
};
const oliveRidleys = {
  title: 'Whiting et al. 2007, Endangered Species Research 3: 1–9',
  url: 'https://www.int-res.com/abstracts/esr/v3/n1/p1-9/',
};
const hawksbills = {
  title: 'Hoenner et al. 2016, Marine and Freshwater Research 67: 1263–1278',
  url: 'https://researchonline.jcu.edu.au/45938/',
};
const ascension = { west: -14.6, south: -8.2, east: -14, north: -7.7 };

/** The first that fits counts. */
export const pauseMeanings: readonly PauseMeaning[] = [
  {
    scientific_name: 'Cuculus canorus',
    area: { west: 85, south: 45, east: 125, north: 55 },
    months: [5, 6, 7],
    text: 'Likely its breeding ground: cuckoos are tagged there in the nesting season.',
    source: mongoliaCuckoos,
  },
  {
    scientific_name: 'Cuculus canorus',
    area: { west: 60, south: 8, east: 125, north: 45 },
    months: [7, 8, 9, 10, 11],
    text: 'Likely a stop to feed before the next long flight.',
    source: {
      title: 'Hindustan Times: Tagged common cuckoos from Mongolia reach India',
      url: 'https://www.hindustantimes.com/india-news/tagged-common-cuckoos-from-mongolia-reach-india/story-xOmeN9rYtkCnsZytTnvvsL.html',
    },
  },
  {
    scientific_name: 'Cuculus canorus',
    area: { west: 10, south: -30, east: 42, north: -10 },
    months: [11, 12, 1, 2, 3],
    text: 'Likely its winter quarters.',
    source: mongoliaCuckoos,
  },
  {
    scientific_name: 'Balaenoptera musculus',
    area: { west: -130, south: 30, east: -115, north: 48 },
    months: [6, 7, 8, 9, 10, 11],
    text: 'Likely feeding: off California blue whales search small areas for krill in summer and autumn.',
    source: {
      title: 'Palacios et al. 2019, Movement Ecology 7: 26',
      url: 'https://doi.org/10.1186/s40462-019-0164-6',
    },
  },
  {
    scientific_name: 'Lepidochelys olivacea',
    area: { west: 135.6, south: -12.2, east: 136.8, north: -11 },
    months: [4, 5, 6],
    text: 'Likely the wait between two clutches: some females nest again on the same beach after two or three weeks.',
    source: oliveRidleys,
  },
  {
    scientific_name: 'Lepidochelys olivacea',
    area: { west: 120, south: -16, east: 142, north: -5 },
    text: 'Likely a feeding area: after nesting, the females of northern Australia settle in one.',
    source: oliveRidleys,
  },
  {
    scientific_name: 'Eretmochelys imbricata',
    area: { west: 136.4, south: -14.4, east: 137.4, north: -13.2 },
    text: 'Likely the wait between clutches: females stay near their nesting beach in the breeding season.',
    source: hawksbills,
  },
  {
    scientific_name: 'Eretmochelys imbricata',
    area: { west: 135, south: -18, east: 142, north: -10 },
    text: 'Likely a feeding area: after nesting, most settle in the seagrass of the Gulf of Carpentaria.',
    source: hawksbills,
  },
  {
    scientific_name: 'Odobenus rosmarus divergens',
    area: { west: -180, south: 64, east: -155, north: 72 },
    months: [8, 9, 10, 11],
    text: 'Likely resting on the shore and feeding near it: where the sea ice is gone, walruses haul out on land.',
    source: {
      title: 'U.S. Geological Survey: Pacific walruses studied as sea ice melts',
      url: 'https://soundwaves.usgs.gov/2011/11/fieldwork5.html',
    },
  },
  {
    scientific_name: 'Loxodonta africana',
    area: { west: -3.5, south: 14, east: 0.5, north: 17 },
    months: [1, 2, 3, 4, 5, 6],
    text: 'Likely near water that lasts: in the dry months the elephants of the Gourma depend on a few lakes.',
    source: {
      title: 'WILD Foundation: The rain has arrived in Mali',
      url: 'https://www.wild.org/blog/the-rain-has-arrived-in-mali/',
    },
  },
  {
    scientific_name: 'Ciconia ciconia',
    area: { west: -11, south: 28, east: 4, north: 43 },
    months: [8, 9, 10, 11, 12, 1, 2],
    text: 'Likely feeding: German storks on this way use fields, wetlands and rubbish dumps of Spain and Morocco.',
    source: {
      title: 'White stork movements between landfills and habitats, Movement Ecology 2023',
      url: 'https://movementecologyjournal.biomedcentral.com/articles/10.1186/s40462-023-00380-7',
    },
  },
  {
    scientific_name: 'Sula dactylatra',
    area: ascension,
    text: 'Likely at its breeding colony: masked boobies nest on Ascension Island.',
    source: {
      title: 'Ascension Island Government: Masked booby species action plan',
      url: 'https://docslib.org/download/7844900/masked-booby-sap-edited',
    },
  },
  {
    scientific_name: 'Fregata aquila',
    area: ascension,
    text: 'Likely at its breeding colony: the species nests nowhere but on Ascension Island.',
    source: {
      title: 'BirdLife International: Ascension Frigatebird',
      url: 'https://www.birdlife.org/datazone/speciesfactsheet.php?id=3844',
    },
  },
];

/** Undefined where no source says what such a stay is. */
export function meaningOf(
  scientificName: string,
  { lat, lng, from }: Place & { from: number },
): Pick<PauseMeaning, 'text' | 'source'> | undefined {
  const month = new Date(from * 1000).getUTCMonth() + 1;
  return pauseMeanings.find(
    ({ scientific_name, area, months }) =>
      scientific_name === scientificName &&
      (months?.includes(month) ?? true) &&
      area.south <= lat &&
      lat <= area.north &&
      area.west <= lng &&
      lng <= area.east,
  );
}
