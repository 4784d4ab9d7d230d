import { birdLife, diversityWeb } from '../../animals/source-links';
import { birdsOfTheWorld, cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 43,
  sources: {
    'black-necked-crane': wikipedia('Black-necked crane'),
    bow: birdsOfTheWorld('blncra1', 'Black-necked Crane'),
    adw: diversityWeb('Grus nigricollis'),
    birdlife: birdLife('Black-necked Crane', 'Grus nigricollis'),
    wpa: wildlifeAct,
    cites: cites('Grus nigricollis'),
    'tso-kar': wikipedia('Tso Kar'),
  },
  size: [
    { measure: 'total length', cm: [115, 140], from: ['black-necked-crane'] },
    { measure: 'wingspan', cm: [220, 240], from: ['black-necked-crane'] },
  ],
  weight: { kg: [5, 7], from: ['bow'] },
  young: { count: [1, 2], of: 'eggs', from: ['bow'] },
  activity: { time: 'day', from: ['adw'] },
  population: {
    count: [6600, 6800],
    of: 'mature individuals',
    year: 2019,
    trend: 'stable',
    note: 'Later counts suggest more',
    from: ['birdlife'],
  },
  range: { countries: ['BTN', 'CHN', 'IND'], states: ['Arunachal Pradesh', 'Ladakh'], from: ['birdlife'] },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Common crane',
      tell: 'A common crane passing through Ladakh has a white stripe from the eye down the neck and a grey tail; the black-necked has a black neck and tail.',
      from: ['bow'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'Clear trumpeting over high marsh, often by both of a pair at once.',
      from: ['bow'],
    },
  ],
  best_months: {
    months: [5, 6, 7, 8, 9, 10],
    where: 'Tso Kar and Hanle in Ladakh; from December to February Sangti in Arunachal Pradesh',
    from: ['tso-kar'],
  },
  surprise: {
    text: 'It was the state bird of Jammu and Kashmir until Ladakh became a territory of its own and took it along as emblem in 2021.',
    from: ['black-necked-crane'],
  },
};
