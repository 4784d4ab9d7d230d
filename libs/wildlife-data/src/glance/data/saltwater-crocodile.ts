import { redList, reptileDatabase } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 56,
  sources: {
    'saltwater-crocodile': wikipedia('Saltwater crocodile'),
    iucn: redList('Crocodylus porosus'),
    count: {
      title: 'Devdiscourse: crocodile census of Bhitarkanika, January 2026',
      url: 'https://www.devdiscourse.com/article/science-environment/3775244-bhitarkanika-national-park-in-odishas-kendrapara-has-1858-estuarine-crocodiles-official',
    },
    wpa: wildlifeAct,
    cites: cites('Crocodylus porosus'),
    reptiles: reptileDatabase('Crocodylus porosus'),
    'bhitarkanika-national-park': wikipedia('Bhitarkanika National Park'),
  },
  size: [
    {
      measure: 'total length',
      cm: [250, 600],
      note: 'Females 250 to 330 cm, males 400 to 600 cm',
      from: ['saltwater-crocodile'],
    },
  ],
  weight: {
    kg: [75, 1000],
    note: 'Females below 150 kg, males 400 to 1,000 kg',
    from: ['saltwater-crocodile'],
  },
  lifespan: { years: [50, 70], where: 'wild', from: ['saltwater-crocodile'] },
  young: { count: [25, 80], of: 'eggs', note: 'Mostly 40 to 60', from: ['saltwater-crocodile'] },
  activity: { time: 'night', note: 'Basks on mud at low tide', from: ['iucn'] },
  population: {
    count: [1858, 1858],
    of: 'individuals',
    year: 2026,
    trend: 'increasing',
    where: 'Bhitarkanika and around, Odisha',
    note: 'With hatchlings; 353 adults. Most of the species live in northern Australia',
    from: ['count', 'iucn'],
  },
  range: {
    countries: [
      'AUS',
      'BGD',
      'BRN',
      'IDN',
      'IND',
      'LKA',
      'MMR',
      'MYS',
      'PHL',
      'PLW',
      'PNG',
      'SGP',
      'SLB',
      'TLS',
      'VUT',
    ],
    states: ['Andaman and Nicobar Islands', 'Odisha', 'West Bengal'],
    from: ['iucn'],
  },
  law: {
    india: 'Schedule I',
    cites: 'Appendix I',
    note: 'Those of Australia and parts of South-east Asia are in Appendix II',
    from: ['wpa', 'cites'],
  },
  look_alikes: [
    {
      name: 'Mugger crocodile',
      animal: 55,
      tell: 'A mugger is darker and broader in the snout, with four large bony scales in a row behind the head that the other lacks.',
      from: ['reptiles'],
    },
  ],
  signs: [
    {
      kind: 'nest or den',
      text: 'Mounds of leaves and mud half a metre high and two wide, from May to July, above the reach of the tide.',
      from: ['saltwater-crocodile'],
    },
    {
      kind: 'track',
      text: 'Slides of smooth mud down to the creek, with a tail furrow between clawed prints.',
      from: ['saltwater-crocodile'],
    },
  ],
  best_months: {
    months: [1, 2, 11, 12],
    where: 'Creeks of Bhitarkanika by boat, on falling tides; the Sundarbans',
    from: ['bhitarkanika-national-park'],
  },
  surprise: {
    text: 'Bhitarkanika has pale ones too: Gori, a near-white female hatched in 1975 from a wild egg, became the best known of them.',
    from: ['bhitarkanika-national-park'],
  },
};
