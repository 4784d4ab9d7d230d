import { amphibiaWeb, redList } from '../../animals/source-links';
import { cites, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 106,
  sources: {
    amph: amphibiaWeb('Phyllobates terribilis'),
    wiki: wikipedia('Golden poison frog'),
    iucn: redList('Phyllobates terribilis'),
    cites: cites('Phyllobates terribilis'),
  },
  size: [{ measure: 'body length', cm: [3.7, 5.5], note: 'Females are the larger.', from: ['amph', 'wiki'] }],
  lifespan: { years: [5, 10], where: 'human care', from: ['wiki'] },
  young: {
    count: [8, 28],
    of: 'eggs',
    note: 'On land; the father carries the tadpoles to water.',
    from: ['wiki'],
  },
  activity: { time: 'day', from: ['amph', 'wiki'] },
  population: {
    year: 2016,
    trend: 'decreasing',
    note: 'Not counted; it lives in a small part of one coast.',
    from: ['iucn'],
  },
  range: { countries: ['COL'], note: 'Pacific lowland of Cauca.', from: ['iucn', 'amph'] },
  law: { india: 'Not native to India', cites: 'Appendix II', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Black-legged poison frog',
      tell: 'Phyllobates bicolor is smaller, with dark legs and belly, and a weaker poison.',
      from: ['amph'],
    },
    {
      name: 'Kokoe poison frog',
      tell: 'Phyllobates aurotaenia is black with two gold or green stripes.',
      from: ['amph'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'A long trill of quick notes from the forest floor, by day and after rain.',
      from: ['amph'],
    },
  ],
  surprise: {
    text: 'One snake, Erythrolamprus epinephelus, can eat it: it is resistant to the poison, though not quite immune.',
    from: ['wiki'],
  },
};
