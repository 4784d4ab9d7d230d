import { diversityWeb, redList } from '../../animals/source-links';
import { cites, paper } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 75,
  sources: {
    adw: diversityWeb('Loxodonta africana'),
    gec: paper('10.7717/peerj.2354', 'PeerJ (2016): the Great Elephant Census'),
    iucn: redList('Loxodonta africana'),
    cites: cites('Loxodonta africana'),
    skin: paper(
      '10.1038/s41467-018-06257-3',
      'Nature Communications (2018): cracks in the skin of the African elephant',
    ),
  },
  size: [
    {
      measure: 'shoulder height',
      cm: [240, 340],
      note: 'Males are a third taller than females.',
      from: ['adw'],
    },
    { measure: 'head and body length', cm: [540, 750], note: 'With the trunk.', from: ['adw'] },
  ],
  weight: { kg: [2700, 6300], from: ['adw'] },
  lifespan: { years: [50, 70], where: 'wild', from: ['adw'] },
  young: { count: [1, 1], of: 'calf', note: 'After 22 months; every four to five years.', from: ['adw'] },
  activity: { time: 'any hour', note: 'Sleeps about two hours a day.', from: ['adw'] },
  population: {
    count: [352271, 352271],
    of: 'individuals',
    year: 2014,
    trend: 'decreasing',
    where: '18 countries, counted from the air',
    from: ['gec', 'iucn'],
  },
  range: {
    countries: [
      'AGO',
      'BEN',
      'BFA',
      'BWA',
      'CAF',
      'CMR',
      'COD',
      'ERI',
      'ETH',
      'KEN',
      'MLI',
      'MOZ',
      'MWI',
      'NAM',
      'NER',
      'NGA',
      'RWA',
      'SOM',
      'SSD',
      'SWZ',
      'TCD',
      'TZA',
      'UGA',
      'ZAF',
      'ZMB',
      'ZWE',
    ],
    note: 'In West Africa it is not settled everywhere which of the two species lives.',
    from: ['iucn'],
  },
  law: {
    india: 'Not native to India',
    cites: 'Appendix I',
    note: 'Botswana, Namibia, South Africa and Zimbabwe: Appendix II.',
    from: ['iucn', 'cites'],
  },
  look_alikes: [
    {
      name: 'Asian elephant',
      animal: 7,
      tell: 'The Asian elephant has small ears below the crown of a domed head, an arched back and one finger at the tip of the trunk.',
      from: ['adw'],
    },
    {
      name: 'African forest elephant',
      tell: 'It is smaller, with rounder ears and thin straight tusks that point down.',
      from: ['iucn'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'Round prints of the forefoot, up to half a metre wide, and oval ones of the hind foot, with a net of cracks.',
      from: ['adw'],
    },
    {
      kind: 'droppings',
      text: 'Heaps of balls the size of a football, full of coarse fibre and seeds.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [6, 7, 8, 9, 10],
    where: 'Chobe, Hwange, Amboseli and Tarangire in the dry season',
    from: ['adw'],
  },
  surprise: {
    text: 'A fine net of cracks in its skin holds five to ten times as much water as smooth skin would, and cools it as it dries.',
    from: ['skin'],
  },
};
