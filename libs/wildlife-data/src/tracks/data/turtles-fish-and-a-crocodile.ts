import type { Track } from '../track';

export const turtlesFishAndCrocodile: readonly Track[] = [
  {
    name: 'Olive Ridley Turtle',
    emoji: '🐢',
    path: [
      { lat: 5.6, lng: 81, place: 'Off Dondra Head, Sri Lanka' },
      { lat: 7, lng: 83, place: 'Bay of Bengal, east of Sri Lanka' },
      { lat: 15.8, lng: 83, place: 'Bay of Bengal, off Andhra Pradesh' },
      { lat: 20.65, lng: 87.15, place: 'Gahirmatha, Bhitarkanika, Odisha' },
    ],
    medium: 'sea',
    kind: 'migration',
    summary:
      'Turtles tagged on the nesting beach of Gahirmatha feed in the waters around Sri Lanka; for the mass nesting, hundreds of thousands swim back up the Bay of Bengal.',
    source: {
      title: 'The New Indian Express: olive ridleys run to Sri Lanka',
      url: 'https://www.newindianexpress.com/states/odisha/2025/Apr/11/two-olive-ridleys-make-a-1000-km-run-to-sri-lanka-in-a-month',
    },
    animalId: 60,
  },
  {
    name: 'Green Sea Turtle',
    emoji: '🐢',
    path: [
      { lat: -7.9, lng: -14.45, place: 'Ascension Island' },
      { lat: -8.5, lng: -24, place: 'South Atlantic' },
      { lat: -8, lng: -34.6, place: 'Off Pernambuco, Brazil' },
    ],
    medium: 'sea',
    kind: 'migration',
    summary:
      'From the beaches of Ascension the turtles steer straight across more than 2,000 kilometres of ocean to the seagrass of Brazil, and in a later year they find the small island again.',
    source: {
      title: 'Luschi and others, 1998, Proceedings of the Royal Society B',
      url: 'https://doi.org/10.1098/rspb.1998.0571',
    },
    animalId: 61,
  },
  {
    name: 'Leatherback Turtle',
    emoji: '🐢',
    path: [
      { lat: 10.6, lng: 92.33, place: 'West Bay, Little Andaman' },
      { lat: 3, lng: 92.5, place: 'Indian Ocean, west of Sumatra' },
      { lat: -8, lng: 104, place: 'Indian Ocean, south of Sumatra' },
      { lat: -17.5, lng: 118.5, place: 'Off the Kimberley, Western Australia' },
    ],
    medium: 'sea',
    kind: 'migration',
    summary:
      'Leatherbacks that nest on Little Andaman scatter over the Indian Ocean to feed: tagged ones went as far as Western Australia, others to Mozambique and Madagascar.',
    source: {
      title: 'Dakshin Foundation: leatherbacks of the Andamans',
      url: 'https://www.dakshin.org/monitoring-and-conservation-of-leatherback-turtles-and-their-habitats-in-the-andaman-and-nicobar-islands/',
    },
    animalId: 62,
  },
  {
    name: 'Loggerhead Turtle',
    emoji: '🐢',
    path: [
      { lat: 28.6, lng: -114.4, place: 'Santa Rosaliita, Baja California' },
      { lat: 25, lng: -155, place: 'Pacific Ocean, north of Hawaii' },
      { lat: 31, lng: 175, place: 'Pacific Ocean, west of the date line' },
      { lat: 38, lng: 141.1, place: 'Off Sendai, Japan' },
    ],
    medium: 'sea',
    kind: 'migration',
    summary:
      'Adelita, released in Baja California in 1996, took a year to swim home to Japan and was the first animal to be followed by satellite across a whole ocean.',
    source: {
      title: "Santa Cruz Sentinel: Adelita's journey",
      url: 'https://www.santacruzsentinel.com/2008/08/24/dan-haifley-our-ocean-backyard-adelitas-incredible-journey/',
    },
  },
  {
    name: 'Whale Shark',
    emoji: '🦈',
    path: [
      { lat: 20.75, lng: 70.4, place: 'Sutrapada, Gujarat' },
      { lat: 7.6, lng: 72.8, place: 'Eight Degree Channel, north of the Maldives' },
      { lat: 5.5, lng: 63, place: 'Arabian Sea' },
      { lat: 7, lng: 51.5, place: 'Off Puntland, Somalia' },
    ],
    medium: 'sea',
    kind: 'range',
    summary:
      'A female freed from a net at Sutrapada was followed for over 200 days, past the Maldives and across to Somalia: it seems that one Arabian Sea population visits all these coasts.',
    source: {
      title: 'DNA: a whale shark from Gujarat to Somalia',
      url: 'https://www.dnaindia.com/india/report-tracked-over-200-days-a-whale-shark-s-migration-from-gujarat-to-somalia-2524953',
    },
    animalId: 66,
  },
  {
    name: 'Great White Shark',
    emoji: '🦈',
    path: [
      { lat: -34.85, lng: 19.35, place: 'Gansbaai, South Africa' },
      { lat: -38, lng: 55, place: 'Indian Ocean, south of Madagascar' },
      { lat: -31, lng: 95, place: 'Indian Ocean, west of Australia' },
      { lat: -22.6, lng: 113.5, place: 'Off Exmouth Gulf, Western Australia' },
    ],
    medium: 'sea',
    kind: 'migration',
    summary:
      'The shark Nicole crossed from South Africa to Australia in 99 days, and was back within nine months: the fastest ocean crossing and return of a swimming animal then on record.',
    source: { title: 'Bonfil and others, 2005, Science', url: 'https://doi.org/10.1126/science.1114898' },
    animalId: 107,
  },
  {
    name: 'European Eel',
    emoji: '🐟',
    path: [
      { lat: 53, lng: -10.6, place: 'Off Galway, Ireland' },
      { lat: 40.5, lng: -28, place: 'North of the Azores' },
      { lat: 26, lng: -58, place: 'Sargasso Sea' },
    ],
    medium: 'sea',
    kind: 'migration',
    summary:
      "After years in Europe's rivers, eels swim past the Azores to spawn in the Sargasso Sea; in a study of 2022, tags followed some of them there for the first time.",
    source: {
      title: 'Wright and others, 2022, Scientific Reports',
      url: 'https://doi.org/10.1038/s41598-022-19248-8',
    },
    animalId: 109,
  },
  {
    name: 'Chum Salmon',
    emoji: '🐟',
    path: [
      { lat: 48.5, lng: 148, place: 'Sea of Okhotsk' },
      { lat: 42.9, lng: 157, place: 'North-western Pacific' },
      { lat: 57, lng: 178, place: 'Bering Sea' },
      { lat: 52, lng: -150, place: 'Gulf of Alaska' },
    ],
    medium: 'sea',
    kind: 'migration',
    summary:
      'Young chum from the rivers of Japan spend their first summer in the Sea of Okhotsk, then commute over the date line between summers in the Bering Sea and winters in the Gulf of Alaska.',
    source: {
      title: 'Urawa, 2015, Bulletin of Fisheries Research Agency',
      url: 'https://www.fra.affrc.go.jp/english/bull/bull39-03.html',
    },
  },
  {
    name: 'Saltwater Crocodile',
    emoji: '🐊',
    path: [
      { lat: -12, lng: 143.4, place: 'Off Temple Bay, Queensland' },
      { lat: -10.62, lng: 142.58, place: 'Cape York, Queensland' },
      { lat: -10.95, lng: 142, place: 'Endeavour Strait, Queensland' },
      { lat: -12, lng: 141.7, place: 'Off Port Musgrave, Queensland' },
    ],
    medium: 'sea',
    kind: 'range',
    summary:
      'Carried by helicopter across Cape York Peninsula, a big male swam around its tip and was home after 20 days and more than 400 kilometres, with the tides for help.',
    source: { title: 'Read and others, 2007, PLOS ONE', url: 'https://doi.org/10.1371/journal.pone.0000949' },
    animalId: 56,
  },
];
