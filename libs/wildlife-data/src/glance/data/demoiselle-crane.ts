import { birdLife, diversityWeb } from '../../animals/source-links';
import { birdsOfTheWorld, cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 44,
  sources: {
    'demoiselle-crane': wikipedia('Demoiselle crane'),
    adw: diversityWeb('Anthropoides virgo'),
    bow: birdsOfTheWorld('demcra1', 'Demoiselle Crane'),
    birdlife: birdLife('Demoiselle Crane', 'Anthropoides virgo'),
    wpa: wildlifeAct,
    cites: cites('Anthropoides virgo'),
    icf: {
      title: 'International Crane Foundation: Demoiselle Crane',
      url: 'https://savingcranes.org/learn/species-field-guide/demoiselle-crane/',
    },
  },
  size: [
    { measure: 'standing height', cm: [76, 90], from: ['demoiselle-crane'] },
    { measure: 'wingspan', cm: [155, 180], from: ['demoiselle-crane'] },
  ],
  weight: { kg: [2, 3], from: ['demoiselle-crane'] },
  lifespan: { years: [20, 27], where: 'human care', from: ['adw'] },
  young: { count: [1, 3], of: 'eggs', note: 'Mostly two', from: ['bow'] },
  activity: { time: 'day', from: ['adw'] },
  population: {
    count: [230000, 261000],
    of: 'individuals',
    year: 2015,
    trend: 'increasing',
    from: ['birdlife'],
  },
  range: {
    countries: [
      'AFG',
      'CHN',
      'ETH',
      'IND',
      'KAZ',
      'KGZ',
      'MNG',
      'NPL',
      'PAK',
      'RUS',
      'SAU',
      'SDN',
      'SSD',
      'TCD',
      'TKM',
      'TUR',
      'UKR',
      'UZB',
    ],
    states: [
      'Gujarat',
      'Haryana',
      'Karnataka',
      'Madhya Pradesh',
      'Maharashtra',
      'Punjab',
      'Rajasthan',
      'Telangana',
      'Uttar Pradesh',
    ],
    note: 'India in winter; Nepal and others on passage',
    from: ['birdlife'],
  },
  law: { india: 'Schedule I', cites: 'Appendix II', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Common crane',
      tell: 'Larger, with a white stripe on a black neck and no long breast feathers; in flight the black of a demoiselle reaches down to the breast.',
      from: ['bow'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'Flocks give a dry, high, rolling croak; they come to feeding places at sunrise and leave for water by noon.',
      from: ['bow'],
    },
  ],
  best_months: {
    months: [1, 2, 11, 12],
    where: 'Khichan in Rajasthan, and lakes of Gujarat',
    from: ['demoiselle-crane'],
  },
  synonym: {
    name: 'Grus virgo',
    note: 'Most recent checklists put it back with the other cranes.',
    from: ['bow'],
  },
  surprise: {
    text: 'After the sandhill crane of North America it is the most numerous of the fifteen cranes.',
    from: ['icf'],
  },
};
