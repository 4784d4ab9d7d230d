import type { Source } from '../animals/animal.schema';

interface SourcedFact {
  fact: string;
  source: Source;
}

const sourcedFacts: readonly SourcedFact[] = [
  {
    fact: 'An Arctic tern sees more daylight than any other animal, because it flies from the Arctic summer to the Antarctic summer and back every year.',
    source: { title: 'Egevang and others, 2010, PNAS', url: 'https://doi.org/10.1073/pnas.0909493107' },
  },
  {
    fact: 'Shave a tiger and the stripes are still there: the pattern shows on the skin as well as in the fur.',
    source: {
      title: 'Animal Diversity Web: Panthera tigris',
      url: 'https://animaldiversity.org/accounts/Panthera_tigris/',
    },
  },
  {
    fact: 'Bar-headed geese have been tracked above 7,000 metres while crossing the Himalaya, flapping all the way.',
    source: {
      title: 'Hawkes and others, 2013, Proceedings of the Royal Society B',
      url: 'https://doi.org/10.1098/rspb.2012.2114',
    },
  },
  {
    fact: 'An octopus has three hearts and blue blood, because copper carries its oxygen where we use iron.',
    source: {
      title: 'Encyclopaedia Britannica: octopus',
      url: 'https://www.britannica.com/animal/octopus-mollusk',
    },
  },
  {
    fact: 'Keibul Lamjao in Manipur is a national park that floats: its deer, the sangai, walk on rafts of matted plants.',
    source: {
      title: 'Ramsar Sites Information Service: Loktak Lake',
      url: 'https://rsis.ramsar.org/ris/463',
    },
  },
  {
    fact: 'Only grown male gharials have the pot-shaped knob on the snout that gave the species its name.',
    source: {
      title: 'Animal Diversity Web: Gavialis gangeticus',
      url: 'https://animaldiversity.org/accounts/Gavialis_gangeticus/',
    },
  },
  {
    fact: "A peacock's train is not its tail: the long feathers grow above the tail, and all of them fall out after the breeding season.",
    source: { title: 'Encyclopaedia Britannica: peacock', url: 'https://www.britannica.com/animal/peacock' },
  },
  {
    fact: 'Amur falcons rest in Nagaland by the hundred thousand, then cross the Arabian Sea to Africa without landing.',
    source: {
      title: 'BirdLife DataZone: Amur Falcon',
      url: 'https://datazone.birdlife.org/species/factsheet/amur-falcon-falco-amurensis',
    },
  },
  {
    fact: "A blue whale's heart can slow down to two beats a minute while the whale is diving.",
    source: { title: 'Goldbogen and others, 2019, PNAS', url: 'https://doi.org/10.1073/pnas.1914273116' },
  },
  {
    fact: 'Every clownfish begins life as a male; when the female of a sea anemone dies, her partner turns into a female.',
    source: {
      title: 'FishBase: Amphiprion ocellaris',
      url: 'https://www.fishbase.se/summary/Amphiprion-ocellaris.html',
    },
  },
  {
    fact: 'The wandering glider, a dragonfly no longer than your finger, crosses the Indian Ocean by way of the Maldives.',
    source: {
      title: 'Hobson and others, 2012, PLOS ONE',
      url: 'https://doi.org/10.1371/journal.pone.0052594',
    },
  },
  {
    fact: 'The king cobra is the only snake that builds a nest: the mother sweeps fallen leaves into a heap and guards her eggs on it.',
    source: {
      title: 'Encyclopaedia Britannica: king cobra',
      url: 'https://www.britannica.com/animal/king-cobra',
    },
  },
  {
    fact: "Behind their pupils, reindeer's eyes are golden in summer and turn deep blue in the dark of winter, which lets them see in less light.",
    source: {
      title: 'Stokkan and others, 2013, Proceedings of the Royal Society B',
      url: 'https://doi.org/10.1098/rspb.2013.2451',
    },
  },
  {
    fact: 'Under its pale coat a polar bear is black: the skin is dark and the hairs are colourless and clear.',
    source: {
      title: 'Animal Diversity Web: Ursus maritimus',
      url: 'https://animaldiversity.org/accounts/Ursus_maritimus/',
    },
  },
  {
    fact: 'The purple frog of the Western Ghats lives underground and shows itself for about two weeks a year, when the monsoon breaks.',
    source: {
      title: 'EDGE of Existence: purple frog',
      url: 'https://www.edgeofexistence.org/species/purple-frog/',
    },
  },
  {
    fact: 'About three of every four wild tigers in the world live in India.',
    source: {
      title: 'IUCN Red List: Panthera tigris, 2022',
      url: 'https://www.iucnredlist.org/species/15955/214862019',
    },
  },
  {
    fact: 'An emperor penguin father keeps one egg on his feet for about two months of Antarctic winter and eats nothing all that time.',
    source: {
      title: 'Animal Diversity Web: Aptenodytes forsteri',
      url: 'https://animaldiversity.org/accounts/Aptenodytes_forsteri/',
    },
  },
  {
    fact: 'A platypus dives with eyes, ears and nostrils shut and finds its food by the electricity of moving muscles.',
    source: { title: 'Scheich and others, 1986, Nature', url: 'https://doi.org/10.1038/319401a0' },
  },
  {
    fact: 'The coconut crab, the largest crab on land, pinches harder than most predators on land can bite.',
    source: { title: 'Oka and others, 2016, PLOS ONE', url: 'https://doi.org/10.1371/journal.pone.0166108' },
  },
  {
    fact: 'Sea cucumbers breathe through their hind end: they pump water in and out of two branching lungs that open there.',
    source: {
      title: 'Encyclopaedia Britannica: sea cucumber',
      url: 'https://www.britannica.com/animal/sea-cucumber',
    },
  },
];

export const funFacts: readonly string[] = sourcedFacts.map(({ fact }) => fact);

/** Parallel to `funFacts`. */
export const funFactSources: readonly Source[] = sourcedFacts.map(({ source }) => source);
