import type { Track } from '../track';

/** Each point lies on the river that its place names; the drawn legs cut corners. */
export const animalsOfRivers: readonly Track[] = [
  {
    name: 'Ganges River Dolphin',
    emoji: '🐬',
    path: [
      { lat: 25.265, lng: 86.74, place: 'The Ganga at Sultanganj, Bihar' },
      { lat: 25.278, lng: 87.027, place: 'The Ganga at Bhagalpur, Bihar' },
      { lat: 25.275, lng: 87.22, place: 'The Ganga at Kahalgaon, Bihar' },
      { lat: 25.41, lng: 87.25, place: 'Mouth of the Kosi at Kursela, Bihar' },
    ],
    medium: 'river',
    kind: 'range',
    summary:
      'Dolphins hunt along the sanctuary between Sultanganj and Kahalgaon; in the monsoon they follow small fish into the flooded tributaries and come back as the water falls.',
    source: {
      title: 'The Telegraph: deluge shadow on dolphin sanctuary',
      url: 'https://www.telegraphindia.com/bihar/deluge-shadow-on-sanctuary-of-gangetic-dolphins/cid/1363338',
    },
    animalId: 36,
  },
  {
    name: 'Gharial',
    emoji: '🐊',
    path: [
      { lat: 26.657, lng: 77.905, place: 'The Chambal at Rajghat, Dholpur, Rajasthan' },
      { lat: 26.87, lng: 78.38, place: 'The Chambal at Pinahat, Uttar Pradesh' },
      { lat: 26.49, lng: 79.24, place: 'Where the Chambal meets the Yamuna, Bhareh, Uttar Pradesh' },
    ],
    medium: 'river',
    kind: 'range',
    summary:
      'Radio tags on gharials of the Chambal showed that they let the monsoon flood carry them down to Bhareh, over 200 kilometres for some, and swim home when it ends.',
    source: {
      title: 'Amar Ujala: gharials of the Chambal travel 210 km',
      url: 'https://www.amarujala.com/photo-gallery/uttar-pradesh/agra/chambal-alligators-can-roam-up-to-210-km-in-water',
    },
    animalId: 54,
  },
  {
    name: 'Golden Mahseer',
    emoji: '🐟',
    path: [
      { lat: 29.956, lng: 78.172, place: 'The Ganga at Haridwar, Uttarakhand' },
      { lat: 30.125, lng: 78.33, place: 'The Ganga at Rishikesh, Uttarakhand' },
      { lat: 30.06, lng: 78.6, place: 'Mouth of the Nayar at Byasghat, Uttarakhand' },
      { lat: 29.92, lng: 78.71, place: 'The Nayar at Satpuli, Uttarakhand' },
    ],
    medium: 'river',
    kind: 'migration',
    summary:
      'From February on, mahseer climb from the foothill stretch of the Ganga, ripen on the way and turn into the Nayar to spawn at the height of the monsoon.',
    source: {
      title: 'Bhatt, Nautiyal and Singh, 2004, Asian Fisheries Science',
      url: 'https://doi.org/10.33997/j.afs.2004.17.4.007',
    },
    animalId: 65,
  },
];
