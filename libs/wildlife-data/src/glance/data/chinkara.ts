import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 13,
  sources: {
    adw: diversityWeb('Gazella bennettii'),
    iucn: redList('Gazella bennettii'),
    wpa: wildlifeAct,
    cites: cites('Gazella bennettii'),
    blackbuck: wikipedia('Blackbuck'),
    'four-horned-antelope': wikipedia('Four-horned antelope'),
    'desert-national-park': wikipedia('Desert National Park'),
    chinkara: wikipedia('Chinkara'),
  },
  size: [
    { measure: 'shoulder height', cm: [60, 65], from: ['adw'] },
    { measure: 'head and body length', cm: [90, 110], from: ['adw'] },
  ],
  weight: { kg: [15, 25], from: ['adw'] },
  lifespan: { years: [12, 15], where: 'human care', from: ['adw'] },
  young: { count: [1, 2], of: 'fawns', from: ['adw'] },
  activity: { time: 'dawn and dusk', note: 'Also at night in the hot months', from: ['adw'] },
  population: {
    year: 2016,
    trend: 'decreasing',
    note: 'Above 100,000 in India by an estimate of 2001, most of them in the Thar',
    from: ['iucn'],
  },
  range: {
    countries: ['AFG', 'IND', 'IRN', 'PAK'],
    states: [
      'Andhra Pradesh',
      'Gujarat',
      'Haryana',
      'Karnataka',
      'Madhya Pradesh',
      'Maharashtra',
      'Rajasthan',
      'Telangana',
    ],
    from: ['iucn'],
  },
  law: { india: 'Schedule I', cites: 'Appendix III', note: 'Listed by Pakistan', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Blackbuck doe',
      animal: 12,
      tell: 'A blackbuck doe is larger, as a rule without horns, plain-faced with a white ring round the eye and a white underside to the tail.',
      from: ['blackbuck'],
    },
    {
      name: 'Four-horned antelope',
      tell: 'The chousingha has short smooth horns, four in the buck and none in the doe, and keeps to wooded hills near water.',
      from: ['four-horned-antelope'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'A sharp sneeze through the nose and a stamp of the forefoot in alarm.',
      from: ['adw'],
    },
    {
      kind: 'droppings',
      text: 'Small pellets in shallow scrapes, used again, on open sandy ground.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 11, 12],
    where: 'Desert National Park in Rajasthan, the Ranns of Kutch and Ranthambore',
    from: ['desert-national-park'],
  },
  surprise: {
    text: 'Some chinkara live far south of the desert: Yadahalli in northern Karnataka was made a sanctuary for them in 2016.',
    from: ['chinkara'],
  },
};
