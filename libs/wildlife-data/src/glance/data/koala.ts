import { diversityWeb, redList } from '../../animals/source-links';
import { cites, paper, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 84,
  sources: {
    adw: diversityWeb('Phascolarctos cinereus'),
    panel: paper('10.1111/ddi.12400', 'Diversity and Distributions (2016): an expert count of koalas'),
    iucn: redList('Phascolarctos cinereus'),
    cites: cites('Phascolarctos cinereus'),
    virus: wikipedia('Koala retrovirus'),
  },
  size: [{ measure: 'head and body length', cm: [60, 85], from: ['adw'] }],
  weight: { kg: [4, 14], note: 'Southern ones weigh twice as much as northern ones.', from: ['adw'] },
  lifespan: { years: [10, 15], where: 'wild', note: 'Females; males live some ten years.', from: ['adw'] },
  young: { count: [1, 1], of: 'joey', from: ['adw'] },
  activity: { time: 'night', note: 'In spells by day and night, most after dark.', from: ['adw'] },
  population: {
    count: [144000, 605000],
    of: 'individuals',
    year: 2012,
    trend: 'decreasing',
    note: 'By a panel of experts; later national figures differ widely.',
    from: ['panel', 'iucn'],
  },
  range: {
    countries: ['AUS'],
    note: 'Queensland to South Australia; moved by people to Kangaroo Island and elsewhere.',
    from: ['iucn'],
  },
  law: { india: 'Not native to India', cites: 'Not listed', from: ['iucn', 'cites'] },
  look_alikes: [],
  signs: [
    {
      kind: 'call',
      text: 'Bellows of males at night, snored in and belched out, far too deep for the size.',
      from: ['adw'],
    },
    {
      kind: 'droppings',
      text: 'Hard olive-green pellets of 1.5 to 2 cm under a tree, smelling of eucalyptus.',
      from: ['adw'],
    },
    { kind: 'track', text: 'Rows of scratches and pock marks on smooth bark.', from: ['adw'] },
  ],
  best_months: {
    months: [8, 9, 10, 11, 12],
    where: 'Great Otway, Raymond Island and Kangaroo Island, in the breeding season',
    from: ['adw'],
  },
  surprise: {
    text: 'A virus is settling into its genome just now: in the north every koala inherits it, in the south many do not yet.',
    from: ['virus'],
  },
};
