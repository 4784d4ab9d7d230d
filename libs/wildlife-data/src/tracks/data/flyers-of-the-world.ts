import type { Track } from '../track';

export const flyersOfTheWorld: readonly Track[] = [
  {
    name: 'Arctic Tern',
    emoji: '🐦',
    path: [
      { lat: 74.72, lng: -20.45, place: 'Sand Island, Greenland' },
      { lat: 47, lng: -34, place: 'North Atlantic' },
      { lat: 10, lng: -20, place: 'Atlantic Ocean, off West Africa' },
      { lat: -68, lng: -40, place: 'Weddell Sea, Antarctica' },
    ],
    medium: 'air',
    kind: 'migration',
    summary:
      'Terns leave Greenland in August, feed for weeks in the middle of the North Atlantic and reach the edge of the Antarctic ice for a second summer.',
    source: { title: 'Egevang and others, 2010, PNAS', url: 'https://doi.org/10.1073/pnas.0909493107' },
    animalId: 99,
  },
  {
    name: 'Bar-tailed Godwit',
    emoji: '🐦',
    path: [
      { lat: 61, lng: -165.5, place: 'Yukon-Kuskokwim Delta, Alaska' },
      { lat: 20, lng: -172, place: 'Pacific Ocean, west of Hawaii' },
      { lat: -15, lng: 178, place: 'Pacific Ocean, north of Fiji' },
      { lat: -37.18, lng: 175.32, place: 'Pukorokoro Miranda, New Zealand' },
    ],
    medium: 'air',
    kind: 'migration',
    summary:
      'No other land bird is known to fly as far without landing: more than 11,000 kilometres over open ocean, across the date line, in eight to nine days.',
    source: {
      title: 'Gill and others, 2009, Proceedings of the Royal Society B',
      url: 'https://doi.org/10.1098/rspb.2008.1142',
    },
  },
  {
    name: 'Short-tailed Shearwater',
    emoji: '🐦',
    path: [
      { lat: -40.25, lng: 148.3, place: 'Great Dog Island, Tasmania' },
      { lat: -63, lng: 165, place: 'Southern Ocean' },
      { lat: 41, lng: 146, place: 'Pacific Ocean, off Hokkaido' },
      { lat: 56.5, lng: -172, place: 'Bering Sea' },
    ],
    medium: 'air',
    kind: 'migration',
    summary:
      'After breeding, the shearwaters first fly south to feed near the Antarctic, then cross the whole Pacific to Japan, and some go on over the date line to the Bering Sea.',
    source: { title: 'Carey and others, 2014, Emu', url: 'https://doi.org/10.1071/MU13115' },
  },
  {
    name: 'Wandering Albatross',
    emoji: '🐦',
    path: [
      { lat: -49.3, lng: 69.5, place: 'Kerguelen Islands' },
      { lat: -47, lng: 140, place: 'Southern Ocean, south of Australia' },
      { lat: -50, lng: -170, place: 'South Pacific, east of New Zealand' },
      { lat: -48, lng: -85, place: 'South Pacific, west of Chile' },
    ],
    medium: 'air',
    kind: 'range',
    summary:
      'In the year between two broods, albatrosses from Kerguelen let the west wind carry them into the Pacific and on around Antarctica, two or three times.',
    source: {
      title: 'Weimerskirch and others, 2015, Scientific Reports',
      url: 'https://doi.org/10.1038/srep08853',
    },
    animalId: 100,
  },
  {
    name: 'Snowy Owl',
    emoji: '🦉',
    path: [
      { lat: 73, lng: -80, place: 'Bylot Island, Nunavut' },
      { lat: 67, lng: -78.5, place: 'Foxe Basin, Nunavut' },
      { lat: 62.4, lng: -72, place: 'Sea ice of Hudson Strait' },
    ],
    medium: 'air',
    kind: 'migration',
    summary:
      'Satellite tags showed that owls from Bylot Island spend much of the dark winter on the sea ice, where they seem to hunt sea ducks at gaps of open water.',
    source: {
      title: 'Therrien, Gauthier and Bêty, 2011, Journal of Avian Biology',
      url: 'https://doi.org/10.1111/j.1600-048X.2011.05330.x',
    },
    animalId: 101,
  },
  {
    name: 'Monarch Butterfly',
    emoji: '🦋',
    path: [
      { lat: 41.93, lng: -82.51, place: 'Point Pelee, Ontario' },
      { lat: 30.5, lng: -99, place: 'Hill Country, Texas' },
      { lat: 25.4, lng: -100.6, place: 'Sierra Madre Oriental, Coahuila' },
      { lat: 19.59, lng: -100.27, place: 'El Rosario, Michoacán' },
    ],
    medium: 'air',
    kind: 'migration',
    summary:
      'One generation a year flies from Canada to the fir forests of central Mexico, where none of its members has been; in spring it starts back, and its children and grandchildren finish the journey.',
    source: {
      title: 'Reppert and de Roode, 2018, Current Biology',
      url: 'https://doi.org/10.1016/j.cub.2018.02.067',
    },
    animalId: 110,
  },
  {
    name: 'Wandering Glider',
    emoji: '🪰',
    path: [
      { lat: 9.97, lng: 76.3, place: 'Kochi, Kerala' },
      { lat: 4.18, lng: 73.5, place: 'Malé, Maldives' },
      { lat: -4.65, lng: 55.45, place: 'Mahé, Seychelles' },
      { lat: -6.8, lng: 39.2, place: 'Dar es Salaam, Tanzania' },
    ],
    medium: 'air',
    kind: 'migration',
    summary:
      'Millions of these dragonflies, also called globe skimmers, pass the Maldives each October on the wind from India, on their way over the ocean to the rains of East Africa.',
    source: {
      title: 'Anderson, 2009, Journal of Tropical Ecology',
      url: 'https://doi.org/10.1017/S0266467409006087',
    },
    animalId: 69,
  },
];
