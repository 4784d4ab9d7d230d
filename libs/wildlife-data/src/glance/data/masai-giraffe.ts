import { diversityWeb, redList } from '../../animals/source-links';
import { cites, paper } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 78,
  sources: {
    adw: diversityWeb('Giraffa camelopardalis'),
    gcf: {
      title: 'Giraffe Conservation Foundation: State of Giraffe 2025',
      url: 'https://the-eis.com/elibrary/index.php/search/33700',
    },
    iucn: redList('Giraffa tippelskirchi'),
    cites: cites('Giraffa camelopardalis'),
    spots: paper('10.7717/peerj.5690', 'PeerJ (2018): how giraffe spots are inherited'),
  },
  size: [
    { measure: 'standing height', cm: [390, 550], note: 'To the tips of the horns.', from: ['adw', 'gcf'] },
  ],
  weight: { kg: [750, 1500], note: 'Bulls are a third heavier than cows.', from: ['adw'] },
  lifespan: { years: [20, 25], where: 'wild', from: ['adw'] },
  young: { count: [1, 1], of: 'calf', note: 'Stands 1.8 m at birth.', from: ['adw'] },
  activity: { time: 'any hour', note: 'Feeds most in the morning and evening.', from: ['adw'] },
  population: {
    count: [43926, 43926],
    of: 'individuals',
    year: 2025,
    trend: 'decreasing',
    note: 'The Red List saw it halve in three generations to 2018.',
    from: ['gcf', 'iucn'],
  },
  range: {
    countries: ['KEN', 'TZA', 'ZMB'],
    introduced: ['RWA'],
    note: 'In Zambia only in the Luangwa Valley.',
    from: ['gcf', 'iucn'],
  },
  law: {
    india: 'Not native to India',
    cites: 'Appendix II',
    note: 'CITES lists all giraffes as one species, since 2019.',
    from: ['gcf', 'cites'],
  },
  look_alikes: [
    {
      name: 'Reticulated giraffe',
      tell: 'It has large smooth-edged polygons between thin white lines; the Masai giraffe has blotches like torn vine leaves.',
      from: ['gcf'],
    },
    {
      name: 'Nubian giraffe',
      tell: 'It has legs without markings below the knee, like white stockings.',
      from: ['gcf'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'Two long square-tipped hooves, up to 30 cm, in strides of some four metres.',
      from: ['adw'],
    },
    {
      kind: 'droppings',
      text: 'Scattered pellets with a point at one end, small for such an animal.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [1, 2, 6, 7, 8, 9, 10],
    where: 'Serengeti, Tarangire, Masai Mara and Nairobi National Park',
    from: ['gcf'],
  },
  synonym: {
    name: 'Giraffa camelopardalis tippelskirchi',
    note: 'Where all giraffes count as one species; the IUCN has accepted four since 2025.',
    from: ['iucn', 'gcf'],
  },
  surprise: {
    text: 'Calves inherit the roundness and smoothness of their spots from their mother, and those with large irregular spots live longer at first.',
    from: ['spots'],
  },
};
