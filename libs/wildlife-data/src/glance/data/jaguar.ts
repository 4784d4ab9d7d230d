import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 92,
  sources: {
    adw: diversityWeb('Panthera onca'),
    wiki: wikipedia('Jaguar'),
    iucn: redList('Panthera onca'),
    cites: cites('Panthera onca'),
    north: wikipedia('North American jaguar'),
  },
  size: [
    { measure: 'head and body length', cm: [112, 185], from: ['adw', 'wiki'] },
    { measure: 'tail length', cm: [45, 75], from: ['adw', 'wiki'] },
    { measure: 'shoulder height', cm: [57, 81], from: ['wiki'] },
  ],
  weight: { kg: [36, 120], note: 'Largest in the Pantanal, smallest in Central America.', from: ['adw'] },
  lifespan: { years: [12, 15], where: 'wild', note: 'Over 20 in zoos.', from: ['adw'] },
  young: { count: [1, 4], of: 'cubs', note: 'Two as a rule.', from: ['adw'] },
  activity: {
    time: 'any hour',
    note: 'Most at dawn and dusk; by day on rivers of the Pantanal.',
    from: ['adw'],
  },
  population: {
    count: [64000, 173000],
    of: 'individuals',
    year: 2018,
    trend: 'decreasing',
    note: 'Two studies, of 2017 and 2018, differ.',
    from: ['iucn', 'wiki'],
  },
  range: {
    countries: [
      'ARG',
      'BLZ',
      'BOL',
      'BRA',
      'COL',
      'CRI',
      'ECU',
      'GTM',
      'GUF',
      'GUY',
      'HND',
      'MEX',
      'NIC',
      'PAN',
      'PER',
      'PRY',
      'SUR',
      'VEN',
    ],
    note: 'Single males wander into Arizona.',
    from: ['iucn'],
  },
  law: { india: 'Not native to India', cites: 'Appendix I', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Leopard',
      animal: 3,
      tell: 'The leopard is slimmer, longer-tailed, and its rosettes are smaller, without spots inside; it lives in Africa and Asia.',
      from: ['adw'],
    },
    {
      name: 'Ocelot',
      tell: 'The ocelot is a tenth of the weight, with chains of spots in lines and a striped neck.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'A round print about 10 cm wide, without claws, the pad as broad as the toes together.',
      from: ['adw'],
    },
    {
      kind: 'call',
      text: 'A saw of hoarse coughs, ten or more in a row, over water at night.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [6, 7, 8, 9, 10],
    where: 'Rivers round Porto Jofre in the Pantanal of Brazil',
    from: ['wiki'],
  },
  surprise: {
    text: 'The last female known in the United States was shot in Arizona in 1963; every jaguar seen there since has been a male.',
    from: ['north'],
  },
};
