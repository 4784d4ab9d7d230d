import type { Track } from '../track';

export const mammalsOfAfricaAndAmerica: readonly Track[] = [
  {
    name: 'African Savanna Elephant',
    emoji: '🐘',
    path: [
      { lat: 15.65, lng: -2.55, place: 'Lake Banzena, Mali' },
      { lat: 15.07, lng: -2.2, place: 'Gate of the Elephants, Boni, Mali' },
      { lat: 14.5, lng: -1.6, place: 'Soum, Burkina Faso' },
      { lat: 15.75, lng: -1.3, place: 'Gossi, Mali' },
    ],
    medium: 'land',
    kind: 'migration',
    summary:
      'The desert elephants of the Gourma wait for the rain at Lake Banzena, then walk a great circle through Mali and the north of Burkina Faso, over an area larger than any other herd uses.',
    source: {
      title: 'Wall and others, 2013, Biological Conservation',
      url: 'https://doi.org/10.1016/j.biocon.2012.07.019',
    },
    animalId: 75,
  },
  {
    name: 'Plains Zebra',
    emoji: '🦓',
    path: [
      { lat: -17.9, lng: 24.6, place: 'Chobe River floodplain, Namibia' },
      { lat: -18.8, lng: 24.6, place: 'Chobe National Park, Botswana' },
      { lat: -19.85, lng: 24.75, place: 'Nxai Pan, Botswana' },
    ],
    medium: 'land',
    kind: 'migration',
    summary:
      'When the rains come, zebras leave the Chobe River and march straight south to the grass of Nxai Pan and back, about 500 kilometres: no longer one was known in Africa when collars revealed it in 2012.',
    source: { title: 'Naidoo and others, 2016, Oryx', url: 'https://doi.org/10.1017/S0030605314000222' },
    animalId: 77,
  },
  {
    name: 'Blue Wildebeest',
    emoji: '🐃',
    path: [
      { lat: -2.98, lng: 35, place: 'Ndutu plains, Tanzania' },
      { lat: -2.2, lng: 34.2, place: 'Grumeti River, western Serengeti, Tanzania' },
      { lat: -1.45, lng: 35, place: 'Masai Mara, Kenya' },
      { lat: -2.45, lng: 35.1, place: 'Eastern Serengeti, Tanzania' },
    ],
    medium: 'land',
    kind: 'migration',
    summary:
      'The herds calve on the short grass of Ndutu and follow the rain in a great circle: west to the Grumeti, north to the Mara and back along the eastern plains.',
    source: {
      title: 'Thirgood and others, 2004, Animal Conservation',
      url: 'https://doi.org/10.1017/S1367943004001404',
    },
    animalId: 80,
  },
  {
    name: 'Caribou',
    emoji: '🦌',
    path: [
      { lat: 65, lng: -138.3, place: 'Ogilvie Mountains, Yukon' },
      { lat: 67.57, lng: -139.8, place: 'Old Crow, Yukon' },
      { lat: 69.7, lng: -143.2, place: 'Coastal plain of the Arctic Refuge, Alaska' },
    ],
    medium: 'land',
    kind: 'migration',
    summary:
      'The Porcupine herd walks from its winter forest over the Porcupine River to the Arctic coast, where it calves; caribou make some of the longest journeys of any animal on land.',
    source: {
      title: 'Joly and others, 2019, Scientific Reports',
      url: 'https://doi.org/10.1038/s41598-019-51884-5',
    },
    animalId: 88,
  },
];
