import type { Source } from '../animals/animal.schema';
import { slugOf } from '../text/slug';

interface SourcedFact {
  /** An animal of the catalogue; its plate is the fact's picture. */
  animal: { id: number; name: string };
  fact: string;
  source: Source;
}

const sourcedFacts: readonly SourcedFact[] = [
  {
    animal: { id: 99, name: 'Arctic Tern' },
    fact: 'An Arctic tern sees more daylight than any other animal, because it flies from the Arctic summer to the Antarctic summer and back every year.',
    source: { title: 'Egevang and others, 2010, PNAS', url: 'https://doi.org/10.1073/pnas.0909493107' },
  },
  {
    animal: { id: 1, name: 'Bengal Tiger' },
    fact: 'Shave a tiger and the stripes are still there: the pattern shows on the skin as well as in the fur.',
    source: {
      title: 'Animal Diversity Web: Panthera tigris',
      url: 'https://animaldiversity.org/accounts/Panthera_tigris/',
    },
  },
  {
    animal: { id: 47, name: 'Bar-headed Goose' },
    fact: 'Bar-headed geese have been tracked above 7,000 metres while crossing the Himalaya, flapping all the way.',
    source: {
      title: 'Hawkes and others, 2013, Proceedings of the Royal Society B',
      url: 'https://doi.org/10.1098/rspb.2012.2114',
    },
  },
  {
    animal: { id: 111, name: 'Giant Pacific Octopus' },
    fact: 'An octopus has three hearts and blue blood, because copper carries its oxygen where we use iron.',
    source: {
      title: 'Encyclopaedia Britannica: octopus',
      url: 'https://www.britannica.com/animal/octopus-mollusk',
    },
  },
  {
    animal: { id: 17, name: 'Sangai' },
    fact: 'Keibul Lamjao in Manipur is a national park that floats: its deer, the sangai, walk on rafts of matted plants.',
    source: {
      title: 'Ramsar Sites Information Service: Loktak Lake',
      url: 'https://rsis.ramsar.org/ris/463',
    },
  },
  {
    animal: { id: 54, name: 'Gharial' },
    fact: 'Only grown male gharials have the pot-shaped knob on the snout that gave the species its name.',
    source: {
      title: 'Animal Diversity Web: Gavialis gangeticus',
      url: 'https://animaldiversity.org/accounts/Gavialis_gangeticus/',
    },
  },
  {
    animal: { id: 40, name: 'Indian Peacock' },
    fact: "A peacock's train is not its tail: the long feathers grow above the tail, and all of them fall out after the breeding season.",
    source: { title: 'Encyclopaedia Britannica: peacock', url: 'https://www.britannica.com/animal/peacock' },
  },
  {
    animal: { id: 46, name: 'Amur Falcon' },
    fact: 'Amur falcons rest in Nagaland by the hundred thousand, then cross the Arabian Sea to Africa without landing.',
    source: {
      title: 'BirdLife DataZone: Amur Falcon',
      url: 'https://datazone.birdlife.org/species/factsheet/amur-falcon-falco-amurensis',
    },
  },
  {
    animal: { id: 39, name: 'Blue Whale' },
    fact: "A blue whale's heart can slow down to two beats a minute while the whale is diving.",
    source: { title: 'Goldbogen and others, 2019, PNAS', url: 'https://doi.org/10.1073/pnas.1914273116' },
  },
  {
    animal: { id: 67, name: 'Ocellaris Clownfish' },
    fact: 'Every clownfish begins life as a male; when the female of a sea anemone dies, her partner turns into a female.',
    source: {
      title: 'FishBase: Amphiprion ocellaris',
      url: 'https://www.fishbase.se/summary/Amphiprion-ocellaris.html',
    },
  },
  {
    animal: { id: 69, name: 'Wandering Glider' },
    fact: 'The wandering glider, a dragonfly no longer than your finger, crosses the Indian Ocean by way of the Maldives.',
    source: {
      title: 'Hobson and others, 2012, PLOS ONE',
      url: 'https://doi.org/10.1371/journal.pone.0052594',
    },
  },
  {
    animal: { id: 57, name: 'King Cobra' },
    fact: 'The king cobra is the only snake that builds a nest: the mother sweeps fallen leaves into a heap and guards her eggs on it.',
    source: {
      title: 'Encyclopaedia Britannica: king cobra',
      url: 'https://www.britannica.com/animal/king-cobra',
    },
  },
  {
    animal: { id: 88, name: 'Reindeer' },
    fact: "Behind their pupils, reindeer's eyes are golden in summer and turn deep blue in the dark of winter, which lets them see in less light.",
    source: {
      title: 'Stokkan and others, 2013, Proceedings of the Royal Society B',
      url: 'https://doi.org/10.1098/rspb.2013.2451',
    },
  },
  {
    animal: { id: 87, name: 'Polar Bear' },
    fact: 'Under its pale coat a polar bear is black: the skin is dark and the hairs are colourless and clear.',
    source: {
      title: 'Animal Diversity Web: Ursus maritimus',
      url: 'https://animaldiversity.org/accounts/Ursus_maritimus/',
    },
  },
  {
    animal: { id: 63, name: 'Purple Frog' },
    fact: 'The purple frog of the Western Ghats lives underground and shows itself for about two weeks a year, when the monsoon breaks.',
    source: {
      title: 'EDGE of Existence: purple frog',
      url: 'https://www.edgeofexistence.org/species/purple-frog/',
    },
  },
  {
    animal: { id: 1, name: 'Bengal Tiger' },
    fact: 'About three of every four wild tigers in the world live in India.',
    source: {
      title: 'IUCN Red List: Panthera tigris, 2022',
      url: 'https://www.iucnredlist.org/species/15955/214862019',
    },
  },
  {
    animal: { id: 97, name: 'Emperor Penguin' },
    fact: 'An emperor penguin father keeps one egg on his feet for about two months of Antarctic winter and eats nothing all that time.',
    source: {
      title: 'Animal Diversity Web: Aptenodytes forsteri',
      url: 'https://animaldiversity.org/accounts/Aptenodytes_forsteri/',
    },
  },
  {
    animal: { id: 86, name: 'Platypus' },
    fact: 'A platypus dives with eyes, ears and nostrils shut and finds its food by the electricity of moving muscles.',
    source: { title: 'Scheich and others, 1986, Nature', url: 'https://doi.org/10.1038/319401a0' },
  },
  {
    animal: { id: 71, name: 'Coconut Crab' },
    fact: 'The coconut crab, the largest crab on land, pinches harder than most predators on land can bite.',
    source: { title: 'Oka and others, 2016, PLOS ONE', url: 'https://doi.org/10.1371/journal.pone.0166108' },
  },
  {
    animal: { id: 73, name: 'Sandfish Sea Cucumber' },
    fact: 'Sea cucumbers breathe through their hind end: they pump water in and out of two branching lungs that open there.',
    source: {
      title: 'Encyclopaedia Britannica: sea cucumber',
      url: 'https://www.britannica.com/animal/sea-cucumber',
    },
  },
];

export const funFacts: readonly string[] = sourcedFacts.map(({ fact }) => fact);

export interface PicturedFact {
  fact: string;
  animal: { id: number; name: string };
  /** The animal's plate. */
  img: string;
}

/** Parallel to `funFacts`. */
export const picturedFacts: readonly PicturedFact[] = sourcedFacts.map(({ fact, animal }) => ({
  fact,
  animal,
  img: `/artwork/animals/${slugOf(animal.name)}.svg`,
}));

/** Parallel to `funFacts`. */
export const funFactSources: readonly Source[] = sourcedFacts.map(({ source }) => source);
