import { birdLife, diversityWeb } from '../../animals/source-links';
import { birdsOfTheWorld, cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 42,
  sources: {
    'sarus-crane': wikipedia('Sarus crane'),
    adw: diversityWeb('Grus antigone'),
    bow: birdsOfTheWorld('sarcra1', 'Sarus Crane'),
    birdlife: birdLife('Sarus Crane', 'Grus antigone'),
    wpa: wildlifeAct,
    cites: cites('Antigone antigone'),
    'keoladeo-national-park': wikipedia('Keoladeo National Park'),
  },
  size: [
    { measure: 'standing height', cm: [150, 180], from: ['sarus-crane'] },
    { measure: 'wingspan', cm: [220, 250], from: ['sarus-crane'] },
  ],
  weight: { kg: [5, 9], from: ['sarus-crane'] },
  lifespan: { years: [30, 42], where: 'human care', from: ['adw'] },
  young: { count: [1, 3], of: 'eggs', note: 'Mostly two', from: ['bow'] },
  activity: { time: 'day', from: ['adw'] },
  population: {
    count: [13000, 15000],
    of: 'mature individuals',
    year: 2016,
    trend: 'decreasing',
    note: 'An old estimate; over half of those in India live in Uttar Pradesh',
    from: ['birdlife'],
  },
  range: {
    countries: ['AUS', 'IND', 'KHM', 'LAO', 'MMR', 'NPL', 'VNM'],
    states: [
      'Bihar',
      'Delhi',
      'Gujarat',
      'Haryana',
      'Madhya Pradesh',
      'Maharashtra',
      'Rajasthan',
      'Uttar Pradesh',
      'Uttarakhand',
    ],
    from: ['birdlife'],
  },
  law: { india: 'Schedule I', cites: 'Appendix II', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Common crane',
      tell: 'The common crane, a winter guest, is smaller, with a black and white neck and only a spot of red; a sarus has a bare red head and neck.',
      from: ['bow'],
    },
    {
      name: 'Demoiselle crane',
      animal: 44,
      tell: 'Half as tall, with a feathered grey head, white plumes behind the eye and a black breast.',
      from: ['bow'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'Trumpeted duets, bills pointed to the sky, heard for two kilometres over fields.',
      from: ['bow'],
    },
    {
      kind: 'nest or den',
      text: 'A pile of reeds and straw two metres wide, like an island in shallow water.',
      from: ['bow'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 11, 12],
    where: 'Keoladeo, and wetlands round Etawah and Mainpuri in Uttar Pradesh',
    from: ['keoladeo-national-park'],
  },
  synonym: {
    name: 'Grus antigone',
    note: 'BirdLife and many books keep it with the other grey cranes.',
    from: ['birdlife'],
  },
  surprise: {
    text: 'The emperor Jahangir kept a pair and wrote down, first of all people, that the eggs come 48 hours apart and hatch after 34 days.',
    from: ['sarus-crane'],
  },
};
