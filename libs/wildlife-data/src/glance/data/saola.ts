import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 91,
  sources: {
    adw: diversityWeb('Pseudoryx nghetinhensis'),
    wiki: wikipedia('Saola'),
    iucn: redList('Pseudoryx nghetinhensis'),
    cites: cites('Pseudoryx nghetinhensis'),
  },
  size: [
    { measure: 'shoulder height', cm: [80, 90], from: ['adw', 'wiki'] },
    { measure: 'head and body length', cm: [143, 150], from: ['adw'] },
  ],
  weight: { kg: [80, 100], note: 'From few animals.', from: ['adw', 'wiki'] },
  young: { count: [1, 1], of: 'calf', note: 'Known from pregnant females that hunters took.', from: ['adw'] },
  activity: { time: 'day', note: 'Perhaps also at night; little is known.', from: ['adw'] },
  population: {
    year: 2020,
    trend: 'decreasing',
    note: 'Nobody has counted it; none has been proved alive since 2013.',
    from: ['iucn'],
  },
  range: { countries: ['LAO', 'VNM'], from: ['iucn'] },
  law: { india: 'Not native to India', cites: 'Appendix I', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Chinese serow',
      tell: 'The serow has a mane, short curved horns and long ears, and no white slashes on the face.',
      from: ['adw'],
    },
    {
      name: 'Large-antlered muntjac',
      tell: 'It shares the forest, and is smaller, with branched antlers.',
      from: ['iucn'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'Cloven prints of 5 to 6 cm, so like those of serow and sambar that only DNA from dung proves it.',
      from: ['iucn', 'wiki'],
    },
  ],
  surprise: {
    text: 'In 1996 William Robichaud watched a captive female in Laos for 18 days: calm under a human hand, she feared dogs above all.',
    from: ['wiki'],
  },
};
