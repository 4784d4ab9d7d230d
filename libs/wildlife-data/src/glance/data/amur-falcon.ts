import { birdLife, diversityWeb } from '../../animals/source-links';
import { birdsOfTheWorld, cites, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 46,
  sources: {
    bow: birdsOfTheWorld('amufal1', 'Amur Falcon'),
    adw: diversityWeb('Falco amurensis'),
    birdlife: birdLife('Amur Falcon', 'Falco amurensis'),
    wpa: wildlifeAct,
    cites: cites('Falco amurensis'),
  },
  size: [
    { measure: 'wingspan', cm: [58, 75], from: ['bow'] },
    { measure: 'total length', cm: [26, 32], from: ['bow'] },
  ],
  weight: { kg: [0.1, 0.19], from: ['bow'] },
  young: { count: [3, 5], of: 'eggs', from: ['bow'] },
  activity: { time: 'day', from: ['adw'] },
  population: {
    count: [200000, 667000],
    of: 'mature individuals',
    year: 2009,
    trend: 'stable',
    note: 'Rough, from counts at winter roosts',
    from: ['birdlife'],
  },
  range: {
    countries: [
      'BGD',
      'BTN',
      'BWA',
      'CHN',
      'IND',
      'KEN',
      'LAO',
      'LSO',
      'MMR',
      'MNG',
      'MOZ',
      'MWI',
      'NAM',
      'NPL',
      'PRK',
      'RUS',
      'SWZ',
      'TZA',
      'ZAF',
      'ZMB',
      'ZWE',
    ],
    states: [
      'Assam',
      'Gujarat',
      'Karnataka',
      'Kerala',
      'Maharashtra',
      'Manipur',
      'Meghalaya',
      'Mizoram',
      'Nagaland',
      'Rajasthan',
      'Tripura',
    ],
    note: 'India on passage only; breeds in east Asia, winters in southern Africa',
    from: ['birdlife'],
  },
  law: { india: 'Schedule I', cites: 'Appendix II', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Red-footed falcon',
      tell: 'Male: grey under the wing where the Amur is white. Female: orange head and underparts where the Amur is barred on white.',
      from: ['bow'],
    },
    {
      name: 'Eurasian hobby',
      tell: 'Like a female Amur falcon, but with yellow legs, rusty thighs and faster flight.',
      from: ['bow'],
    },
  ],
  signs: [
    {
      kind: 'other sign',
      text: 'At dusk whirling swarms over reservoirs and groves, thousands settling on wires and branches.',
      from: ['bow'],
    },
  ],
  best_months: {
    months: [10, 11],
    where: 'Doyang in Nagaland, Umrangso in Assam and Tamenglong in Manipur',
    from: ['bow'],
  },
  surprise: {
    text: 'It builds nothing for its young: it breeds in old nests of magpies and crows.',
    from: ['adw'],
  },
};
