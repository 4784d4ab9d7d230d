import type { Track } from '../track';

export const birdsOfAsia: readonly Track[] = [
  {
    name: 'Amur Falcon',
    emoji: '🦅',
    path: [
      { lat: 50.2, lng: 127.6, place: 'Amur valley, Russia' },
      { lat: 26.23, lng: 94.27, place: 'Doyang reservoir, Nagaland' },
      { lat: 7.98, lng: 49.8, place: 'Eyl, Somalia' },
      { lat: -27.76, lng: 29.93, place: 'Newcastle, South Africa' },
    ],
    medium: 'air',
    kind: 'migration',
    summary:
      'After weeks of feasting on termites in Nagaland, the falcons cross India and the Arabian Sea without a rest, then follow Africa down to its southern grasslands.',
    source: {
      title: 'Eastern Mirror: the tagged falcons Naga, Pangti and Wokha',
      url: 'https://easternmirrornagaland.com/forest-department-offers-updates-on-amur-falcons/',
    },
    animalId: 46,
  },
  {
    name: 'Bar-headed Goose',
    emoji: '🦢',
    path: [
      { lat: 48.17, lng: 99.72, place: 'Terkhiin Tsagaan Lake, Mongolia' },
      { lat: 30.7, lng: 90.6, place: 'Nam Co, Tibet' },
      { lat: 27.95, lng: 88.75, place: 'Main ridge of the Himalaya, northern Sikkim' },
      { lat: 19.7, lng: 85.35, place: 'Chilika Lake, Odisha' },
    ],
    medium: 'air',
    kind: 'migration',
    summary:
      'Geese from the lakes of Mongolia rest in Tibet and then climb over the Himalaya by night and early morning, when the air is dense and calm.',
    source: { title: 'Hawkes and others, 2011, PNAS', url: 'https://doi.org/10.1073/pnas.1017295108' },
    animalId: 47,
  },
  {
    name: 'Demoiselle Crane',
    emoji: '🐦',
    path: [
      { lat: 48.3, lng: 110.5, place: 'Steppe of Khentii, Mongolia' },
      { lat: 33.5, lng: 93.5, place: 'Tibetan Plateau, Qinghai' },
      { lat: 28.75, lng: 83.65, place: 'Kali Gandaki gorge, Nepal' },
      { lat: 27.13, lng: 72.42, place: 'Khichan, Rajasthan' },
    ],
    medium: 'air',
    kind: 'migration',
    summary:
      'In autumn the cranes squeeze through the Kali Gandaki gorge and winter in Rajasthan, where Khichan feeds them; in spring they return around the western end of the mountains.',
    source: {
      title: 'Galtbalt and others, 2022, Movement Ecology',
      url: 'https://doi.org/10.1186/s40462-022-00302-z',
    },
    animalId: 44,
  },
  {
    name: 'Black-necked Crane',
    emoji: '🐦',
    path: [
      { lat: 29.6, lng: 94.4, place: 'Nyingchi, Tibet' },
      { lat: 30.02, lng: 93.95, place: 'Basom Lake, Tibet' },
      { lat: 36.95, lng: 99.75, place: 'Qinghai Lake, Qinghai' },
      { lat: 36.25, lng: 100.3, place: 'Shazhuyu River, Qinghai' },
    ],
    medium: 'air',
    kind: 'migration',
    summary:
      'Cranes that winter in Nyingchi rest at Basom Lake in spring and cross the plateau to breed by Qinghai Lake, a route unknown until 2016; the way back begins with weeks on the Shazhuyu River.',
    source: { title: 'Wang, Mi and Guo, 2020, PeerJ', url: 'https://doi.org/10.7717/peerj.9715' },
    animalId: 43,
  },
  {
    name: 'Siberian Crane',
    emoji: '🦢',
    path: [
      { lat: 70.7, lng: 147.5, place: 'Kytalyk, Yakutia' },
      { lat: 62.6, lng: 135.5, place: 'Aldan River, Yakutia' },
      { lat: 45.9, lng: 123.7, place: 'Momoge wetlands, Jilin' },
      { lat: 29.1, lng: 116.3, place: 'Poyang Lake, Jiangxi' },
    ],
    medium: 'air',
    kind: 'migration',
    summary:
      'Nearly all Siberian cranes now take this eastern route from the tundra to Poyang Lake; the last ones to winter in India left Bharatpur in 2002.',
    source: { title: 'Yi and others, 2022, Remote Sensing', url: 'https://doi.org/10.3390/rs14205101' },
  },
  {
    name: 'Pied Cuckoo',
    emoji: '🐦',
    path: [
      { lat: -2.3, lng: 38, place: 'Tsavo, Kenya' },
      { lat: 11.6, lng: 51.1, place: 'Cape Guardafui, Somalia' },
      { lat: 21.7, lng: 69.7, place: 'Porbandar coast, Gujarat' },
      { lat: 30.3, lng: 78, place: 'Doon Valley, Uttarakhand' },
    ],
    medium: 'air',
    kind: 'migration',
    summary:
      'The rain bird of Indian folklore comes from Africa over the Arabian Sea and reaches the Himalayan foothills with the monsoon; tags fitted near Dehradun in 2020 were the first to follow it.',
    source: {
      title: 'Down To Earth: nano technology and the Pied Cuckoo',
      url: 'https://www.downtoearth.org.in/news/wildlife-biodiversity/nano-technology-enables-scientists-to-study-migrations-of-pied-cuckoo-72336',
    },
  },
  {
    name: 'Steppe Eagle',
    emoji: '🦅',
    path: [
      { lat: 49.5, lng: 72, place: 'Karaganda steppe, Kazakhstan' },
      { lat: 38.86, lng: 65.8, place: 'Karshi steppe, Uzbekistan' },
      { lat: 33.55, lng: 68.4, place: 'Ghazni, Afghanistan' },
      { lat: 27.97, lng: 73.38, place: 'Jorbeer, Bikaner, Rajasthan' },
    ],
    medium: 'air',
    kind: 'migration',
    summary:
      'Eagles that nest on the ground of the Kazakh steppe travel past the western end of the high mountains and gather in winter at the carcass dumps of Rajasthan.',
    source: {
      title: 'EWP: autumn migration of steppe eagles, 2025',
      url: 'https://www.ewandp.org/2025/10/29/fall-2025-eagle-migration',
    },
  },
  {
    name: 'Greater Flamingo',
    emoji: '🦩',
    path: [
      { lat: 19.07, lng: 72.98, place: 'Thane Creek, Mumbai' },
      { lat: 21.5, lng: 72.5, place: 'Gulf of Khambhat, Gujarat' },
      { lat: 23.5, lng: 71.3, place: 'Little Rann of Kutch, Gujarat' },
      { lat: 23.95, lng: 70.1, place: 'Great Rann of Kutch, Gujarat' },
    ],
    medium: 'air',
    kind: 'migration',
    summary:
      'A young flamingo tagged in Mumbai flew the 500 kilometres to the Little Rann in 25 hours; when the rains fill the Great Rann beyond it, the flocks build their mud nests there.',
    source: {
      title: 'Mid-day: flamingo flies from Mumbai to Little Rann',
      url: 'https://mid-day.com/amp/mumbai/mumbai-news/article/flamingo-flies-from-mumbai-to-little-rann-in-25-hours-23238926',
    },
    animalId: 48,
  },
];
