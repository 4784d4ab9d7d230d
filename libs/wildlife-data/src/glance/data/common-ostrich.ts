import { birdLife, diversityWeb } from '../../animals/source-links';
import { cites, paper } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 103,
  sources: {
    adw: diversityWeb('Struthio camelus'),
    bird: birdLife('Common Ostrich', 'Struthio camelus'),
    cites: cites('Struthio camelus'),
    knee: paper('10.7717/peerj.706', 'PeerJ (2014): anatomy of the ostrich knee'),
  },
  size: [{ measure: 'standing height', cm: [175, 280], note: 'Cocks are taller than hens.', from: ['adw'] }],
  weight: { kg: [90, 150], from: ['adw'] },
  lifespan: { years: [30, 40], where: 'wild', from: ['adw'] },
  young: {
    count: [15, 40],
    of: 'eggs',
    note: 'In one nest, of several hens; some 20 are brooded.',
    from: ['adw'],
  },
  activity: { time: 'day', from: ['adw'] },
  population: {
    year: 2018,
    trend: 'decreasing',
    note: 'Not counted; the form of the Sahel is nearly gone.',
    from: ['bird'],
  },
  range: {
    countries: [
      'AGO',
      'BWA',
      'CAF',
      'CMR',
      'ETH',
      'KEN',
      'MLI',
      'NAM',
      'NER',
      'SDN',
      'SSD',
      'TCD',
      'TZA',
      'UGA',
      'ZAF',
      'ZWE',
    ],
    introduced: ['AUS'],
    note: 'Farmed nearly everywhere.',
    from: ['bird'],
  },
  law: {
    india: 'Not native to India',
    cites: 'Appendix I',
    note: 'Only twelve countries of the Sahara and Sahel; other populations are not listed.',
    from: ['bird', 'cites'],
  },
  look_alikes: [
    {
      name: 'Somali ostrich',
      tell: 'It lives east of the Rift Valley; the cock has a blue-grey neck and legs instead of pink or grey-pink.',
      from: ['bird'],
    },
    {
      name: 'Emu',
      tell: 'The emu is shorter and shaggy, with three toes and a drooping skirt of feathers, and comes from Australia.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'One large toe with a claw and a small one beside it, 18 cm long; no other bird has two.',
      from: ['adw'],
    },
    {
      kind: 'call',
      text: 'A boom of the cock by day and night, so like the roar of a lion that people confuse them.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [6, 7, 8, 9, 10],
    where: 'Serengeti, Etosha and the Kgalagadi in the dry season',
    from: ['bird'],
  },
  surprise: {
    text: 'So far as is known no other living animal has two kneecaps in each knee.',
    from: ['knee'],
  },
};
