import { diversityWeb, redList } from '../../animals/source-links';
import { cites, paper } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 80,
  sources: {
    adw: diversityWeb('Connochaetes taurinus'),
    iucn: redList('Connochaetes taurinus'),
    cites: cites('Connochaetes taurinus'),
    muscle: paper('10.1038/s41586-018-0602-4', 'Nature 563 (2018): muscles of desert-dwelling wildebeest'),
  },
  size: [
    { measure: 'shoulder height', cm: [115, 150], from: ['adw'] },
    { measure: 'head and body length', cm: [170, 240], from: ['adw'] },
  ],
  weight: { kg: [140, 290], from: ['adw'] },
  lifespan: { years: [15, 20], where: 'wild', note: 'Few grow so old.', from: ['adw'] },
  young: { count: [1, 1], of: 'calf', from: ['adw'] },
  activity: { time: 'any hour', note: 'Rests at midday; moves on moonlit nights.', from: ['adw'] },
  population: {
    count: [1550000, 1550000],
    of: 'individuals',
    year: 2016,
    trend: 'stable',
    note: 'About; most of them in Serengeti and Mara.',
    from: ['iucn'],
  },
  range: {
    countries: ['AGO', 'BWA', 'KEN', 'MOZ', 'NAM', 'SWZ', 'TZA', 'ZAF', 'ZMB', 'ZWE'],
    note: 'Returned to parts of Namibia and Eswatini on farms.',
    from: ['iucn'],
  },
  law: { india: 'Not native to India', cites: 'Not listed', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Black wildebeest',
      tell: 'It has a white tail, a brush of stiff hair on the nose and horns that sweep forward; it lives only in the south.',
      from: ['adw'],
    },
    {
      name: 'African buffalo',
      tell: 'The buffalo is far heavier, without stripes or mane, and its horns meet in a shield.',
      from: ['adw'],
    },
  ],
  signs: [
    { kind: 'call', text: 'A nasal gnu, grunted by bulls all day and night in the rut.', from: ['adw'] },
    {
      kind: 'track',
      text: 'Two pointed hooves with gaps between, some 10 cm long, by the thousand on beaten paths.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [1, 2, 7, 8, 9],
    where: 'Calving near Ndutu in Tanzania; crossings of the Mara from July',
    from: ['iucn'],
  },
  surprise: {
    text: 'Wildebeest of Botswana with collars walked up to five days without a drink; their muscles turn two thirds of the energy into work.',
    from: ['muscle'],
  },
};
