import type { Track } from '../track';

export const mammalsOfAsia: readonly Track[] = [
  {
    name: 'Bengal Tiger',
    emoji: '🐅',
    path: [
      { lat: 19.87, lng: 78.42, place: 'Tipeshwar Wildlife Sanctuary, Maharashtra' },
      { lat: 19.67, lng: 78.53, place: 'Adilabad, Telangana' },
      { lat: 19.72, lng: 77.15, place: 'Hingoli, Maharashtra' },
      { lat: 20.5, lng: 76.35, place: 'Dnyanganga Wildlife Sanctuary, Maharashtra' },
    ],
    medium: 'land',
    kind: 'range',
    summary:
      'A young male called Walker left Tipeshwar in 2019 in search of a territory, went back and forth through farmland for months and walked some 3,000 kilometres before settling at Dnyanganga.',
    source: {
      title: 'The Indian Express: Walker covers over 3,000 km',
      url: 'https://indianexpress.com/article/india/walker-covers-over-3000-km-to-zero-in-on-his-new-home-6339818/',
    },
    animalId: 1,
  },
  {
    name: 'Asiatic Lion',
    emoji: '🦁',
    path: [
      { lat: 21.16, lng: 70.15, place: 'Mangrol, Gujarat' },
      { lat: 21.28, lng: 70, place: 'Madhavpur, Gujarat' },
      { lat: 21.83, lng: 69.74, place: 'Barda Wildlife Sanctuary, Gujarat' },
    ],
    medium: 'land',
    kind: 'range',
    summary:
      'A radio-collared male of the coastal prides followed the shore from Mangrol and entered Barda in January 2023, the first wild lion there since 1879.',
    source: {
      title: 'The Indian Express: lion crosses into Barda after 143 years',
      url: 'https://indianexpress.com/article/cities/ahmedabad/potential-second-home-in-making-gir-lion-crosses-into-barda-wildlife-sanctuary-after-143-yrs-8392574',
    },
    animalId: 2,
  },
  {
    name: 'Leopard',
    emoji: '🐆',
    path: [
      { lat: 19.34, lng: 73.78, place: 'Malshej Ghat, Maharashtra' },
      { lat: 19.63, lng: 73.47, place: 'Kasara, Maharashtra' },
      { lat: 19.42, lng: 72.98, place: 'Tungareshwar Wildlife Sanctuary, Maharashtra' },
      { lat: 19.23, lng: 72.92, place: 'Sanjay Gandhi National Park, Mumbai' },
    ],
    medium: 'land',
    kind: 'range',
    summary:
      'Ajoba, an old male collared in 2009, walked some 125 kilometres from Malshej Ghat past towns, roads and railways and swam Vasai Creek into the national park of Mumbai.',
    source: {
      title: "Hindustan Times: leopards between Mumbai's forests",
      url: 'https://www.hindustantimes.com/cities/mumbai-news/leopard-collared-in-sgnp-travelled-to-tungareshwar-and-back-101616614398762-amp.html',
    },
    animalId: 3,
  },
  {
    name: 'Snow Leopard',
    emoji: '🐆',
    path: [
      { lat: 27.68, lng: 87.95, place: 'Ghunsa valley, Kangchenjunga, Nepal' },
      { lat: 27.85, lng: 87.85, place: 'Yangma, Nepal' },
      { lat: 28.05, lng: 88, place: 'Border ridge to Tibet' },
      { lat: 27.92, lng: 88.3, place: 'Lhonak valley, Sikkim' },
    ],
    medium: 'land',
    kind: 'range',
    summary:
      'Collars around Kangchenjunga showed ranges far larger than earlier estimates, and cats that pay no heed to the borders of Nepal, India and China.',
    source: {
      title: 'Subba and others, 2025, Integrative Conservation',
      url: 'https://doi.org/10.1002/inc3.70008',
    },
    animalId: 4,
  },
  {
    name: 'Asian Elephant',
    emoji: '🐘',
    path: [
      { lat: 11.56, lng: 76.53, place: 'Mudumalai, Tamil Nadu' },
      { lat: 11.66, lng: 76.63, place: 'Bandipur, Karnataka' },
      { lat: 11.73, lng: 76.43, place: 'Moolehole, Karnataka' },
      { lat: 11.93, lng: 76.27, place: 'Kabini backwaters, Karnataka' },
    ],
    medium: 'land',
    kind: 'migration',
    summary:
      'When the waterholes of the Nilgiri forests dry up in February, herds from four reserves walk to the Kabini backwaters and stay on the fresh grass of its shores until the first rains.',
    source: {
      title: 'Save the Elephants: annual elephant migration begins',
      url: 'https://www.savetheelephants.org/news/with-onset-of-summer-annual-elephant-migration-begins-india/',
    },
    animalId: 7,
  },
  {
    name: 'Indian Wild Ass',
    emoji: '🐴',
    path: [
      { lat: 23.12, lng: 71.77, place: 'Bajana, Little Rann of Kutch' },
      { lat: 23.5, lng: 71.2, place: 'Middle of the Little Rann of Kutch' },
      { lat: 23.75, lng: 71.1, place: 'Santalpur, Gujarat' },
      { lat: 24.1, lng: 71.1, place: 'Nadabet, Great Rann of Kutch' },
    ],
    medium: 'land',
    kind: 'range',
    summary:
      'Wild asses graze on the raised islands of the Little Rann and trek over bare salt between them; as their number grew, some spread north to the Great Rann.',
    source: {
      title: 'IUCN Red List: Equus hemionus',
      url: 'https://www.iucnredlist.org/search?query=Equus%20hemionus&searchType=species',
    },
    animalId: 21,
  },
  {
    name: 'Saiga Antelope',
    emoji: '🐐',
    path: [
      { lat: 44.6, lng: 70.5, place: 'Moiynkum desert, Kazakhstan' },
      { lat: 46.5, lng: 69, place: 'Betpak-Dala, Kazakhstan' },
      { lat: 49.3, lng: 67.5, place: 'Steppe west of Lake Tengiz, Kazakhstan' },
    ],
    medium: 'land',
    kind: 'migration',
    summary:
      'The herds of Betpak-Dala winter in the desert with little snow and follow the fresh green northwards in spring, to calve in May and summer on the steppe.',
    source: {
      title: 'Singh and others, 2010, Diversity and Distributions',
      url: 'https://www.saigaresourcecentre.com/index.php/literature/tracking-greenery-central-asia-migration-saiga-antelope',
    },
  },
  {
    name: 'Mongolian Gazelle',
    emoji: '🦌',
    path: [
      { lat: 46.9, lng: 115.3, place: 'Matad, Dornod, Mongolia' },
      { lat: 48, lng: 112.8, place: 'Toson Khulstai, Mongolia' },
      { lat: 46.3, lng: 113.5, place: 'Sükhbaatar province, Mongolia' },
      { lat: 45.2, lng: 112.2, place: 'Eastern Dornogovi, Mongolia' },
    ],
    medium: 'land',
    kind: 'range',
    summary:
      'Gazelles of the eastern steppe have no fixed route: they wander wherever rain has brought grass, over ranges as wide as whole provinces, until a fence or railway stops them.',
    source: { title: 'Ito and others, 2013, PLOS ONE', url: 'https://doi.org/10.1371/journal.pone.0056995' },
  },
  {
    name: 'Tibetan Antelope',
    emoji: '🐐',
    path: [
      { lat: 34.6, lng: 94.6, place: 'Qumarlêb, Qinghai' },
      { lat: 35.21, lng: 93.07, place: 'Wudaoliang, Qinghai' },
      { lat: 35.5, lng: 92.1, place: 'Zonag Lake, Hoh Xil' },
    ],
    medium: 'land',
    kind: 'migration',
    summary:
      'Each May females leave the males behind, pass under the Qinghai-Tibet railway at Wudaoliang and give birth together by the cold shore of Zonag Lake.',
    source: {
      title: 'CGTN: Tibetan antelopes migrate to Hoh Xil',
      url: 'https://news.cgtn.com/news/2024-05-20/Tibetan-antelopes-migrate-to-Hoh-Xil-Nature-Reserve-1tKT3TZY5na/share_amp.html',
    },
  },
];
