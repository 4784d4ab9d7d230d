import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 86,
  sources: {
    adw: diversityWeb('Ornithorhynchus anatinus'),
    wiki: wikipedia('Platypus'),
    iucn: redList('Ornithorhynchus anatinus'),
    cites: cites('Ornithorhynchus anatinus'),
  },
  size: [
    { measure: 'total length', cm: [40, 60], note: 'Larger in Tasmania than in Queensland.', from: ['adw'] },
    { measure: 'tail length', cm: [10, 15], from: ['adw'] },
  ],
  weight: { kg: [0.7, 2.4], note: 'Males are the larger.', from: ['adw'] },
  lifespan: { years: [10, 21], where: 'wild', from: ['adw', 'wiki'] },
  young: { count: [1, 3], of: 'eggs', note: 'Two as a rule.', from: ['adw'] },
  activity: { time: 'night', note: 'Most at dusk and dawn; in winter also by day.', from: ['adw'] },
  population: { count: [30000, 300000], of: 'individuals', year: 2014, trend: 'decreasing', from: ['iucn'] },
  range: {
    countries: ['AUS'],
    note: 'Queensland to Tasmania; introduced on Kangaroo Island.',
    from: ['iucn'],
  },
  law: { india: 'Not native to India', cites: 'Not listed', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Rakali, the water rat',
      tell: 'The rakali has visible ears, a white-tipped furry tail and swims with its whole back out; a platypus rolls under without a splash.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'other sign',
      text: 'A line of bubbles and a bow wave with a flat head, on a still pool at dusk; it dives for about half a minute.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [5, 6, 7, 8, 9],
    where: 'Eungella in Queensland, Bombala in New South Wales, Mersey and Leven in Tasmania',
    from: ['iucn'],
  },
  surprise: { text: 'It has ten sex chromosomes where people have two.', from: ['wiki'] },
};
