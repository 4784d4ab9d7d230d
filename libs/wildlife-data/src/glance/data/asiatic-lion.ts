import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 2,
  sources: {
    'asiatic-lion': wikipedia('Asiatic lion'),
    adw: diversityWeb('Panthera leo'),
    count: {
      title: 'India New England: census of 2025 confirms 891 lions',
      url: 'https://indianewengland.com/16th-census-confirms-891-asiatic-lions-across-11-districts-in-gujarat/',
    },
    iucn: redList('Panthera leo'),
    wpa: wildlifeAct,
    cites: cites('Panthera leo'),
    pugmark: wikipedia('Pugmark'),
    'gir-national-park': wikipedia('Gir National Park'),
  },
  size: [
    { measure: 'total length', cm: [200, 290], note: 'With the tail', from: ['asiatic-lion'] },
    {
      measure: 'shoulder height',
      cm: [80, 120],
      note: 'Females 80 to 107 cm, males 100 to 120 cm',
      from: ['asiatic-lion'],
    },
  ],
  weight: { kg: [110, 190], note: 'Females 110 to 120 kg, males 160 to 190 kg', from: ['asiatic-lion'] },
  lifespan: { years: [16, 18], where: 'wild', from: ['asiatic-lion'] },
  young: { count: [1, 5], of: 'cubs', note: 'Mostly two or three', from: ['asiatic-lion'] },
  activity: { time: 'night', from: ['adw'] },
  population: {
    count: [891, 891],
    of: 'individuals',
    year: 2025,
    trend: 'increasing',
    where: 'Gujarat, the whole population',
    note: '674 in 2020; more than half now live outside Gir',
    from: ['count'],
  },
  range: {
    countries: ['IND'],
    states: ['Gujarat'],
    note: 'Eleven districts of Saurashtra',
    from: ['iucn', 'count'],
  },
  law: {
    india: 'Schedule I',
    cites: 'Appendix I',
    note: 'The lions of Africa are in Appendix II',
    from: ['wpa', 'cites'],
  },
  look_alikes: [
    {
      name: 'African lion',
      tell: 'The Asiatic lion has a fold of skin along the belly, a shorter mane that leaves the ears in view, and a larger tuft on the tail.',
      from: ['asiatic-lion'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'Pugmark 10 to 13 cm wide, toes set further apart than in a tiger, without claws; in Gir often along dusty tracks.',
      from: ['pugmark'],
    },
    {
      kind: 'call',
      text: 'Roars of several lions after dusk and before dawn, heard over several kilometres.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 4, 5, 12],
    where: 'Gir National Park, which is closed from mid June to mid October',
    from: ['gir-national-park'],
  },
  synonym: {
    name: 'Panthera leo persica',
    note: 'Older books and the law keep the Asiatic lion as a subspecies of its own.',
    from: ['asiatic-lion'],
  },
  surprise: {
    text: 'About half of all Asiatic lion skulls have two small holes below the eye for the nerves of the face, where an African lion has one.',
    from: ['asiatic-lion'],
  },
};
