import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 4,
  sources: {
    adw: diversityWeb('Uncia uncia'),
    'snow-leopard': wikipedia('Snow leopard'),
    count: {
      title: 'Status of Snow Leopards in India (2024), reported by Sanskriti IAS',
      url: 'https://www.sanskritiias.com/current-affairs/snow-leopard-status-report-in-india',
    },
    iucn: redList('Panthera uncia'),
    wpa: wildlifeAct,
    cites: cites('Panthera uncia'),
    'hemis-national-park': wikipedia('Hemis National Park'),
  },
  size: [
    { measure: 'head and body length', cm: [90, 130], from: ['adw'] },
    { measure: 'tail length', cm: [80, 100], from: ['adw'] },
    { measure: 'shoulder height', cm: [50, 65], from: ['adw'] },
  ],
  weight: { kg: [22, 55], from: ['snow-leopard'] },
  lifespan: { years: [8, 12], where: 'wild', note: 'Up to about 20 years in zoos', from: ['snow-leopard'] },
  young: { count: [2, 3], of: 'cubs', from: ['adw'] },
  activity: { time: 'dawn and dusk', from: ['adw'] },
  population: {
    count: [718, 718],
    of: 'individuals',
    year: 2023,
    trend: 'decreasing',
    where: 'India',
    note: 'Mature animals of all countries: 2,710 to 3,386 (Red List of 2017)',
    from: ['count', 'iucn'],
  },
  range: {
    countries: ['AFG', 'BTN', 'CHN', 'IND', 'KAZ', 'KGZ', 'MNG', 'NPL', 'PAK', 'RUS', 'TJK', 'UZB'],
    states: ['Arunachal Pradesh', 'Himachal Pradesh', 'Jammu and Kashmir', 'Ladakh', 'Sikkim', 'Uttarakhand'],
    from: ['iucn', 'count'],
  },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Leopard',
      animal: 3,
      tell: 'A leopard at the tree line is yellow with small solid rosettes and a thinner tail; a snow leopard is grey with open ones.',
      from: ['adw'],
    },
    {
      name: 'Eurasian lynx',
      tell: 'The lynx of Ladakh has a stub of a tail, long legs and black tufts on the ears.',
      from: ['snow-leopard'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'Round pugmark 7 to 9 cm across with furred, blurred edges in snow; a line of prints with now and then the drag of the tail.',
      from: ['snow-leopard'],
    },
    {
      kind: 'other sign',
      text: 'Scrapes with a small heap of gravel, and scent sprayed under overhanging rocks that are used for years.',
      from: ['snow-leopard'],
    },
  ],
  best_months: {
    months: [1, 2, 3],
    where: 'Hemis National Park in Ladakh and Kibber in Spiti, when prey comes down to the valleys',
    from: ['hemis-national-park'],
  },
  synonym: {
    name: 'Uncia uncia',
    note: 'Long kept in a genus of its own, until genes placed it among the great cats.',
    from: ['snow-leopard'],
  },
  surprise: {
    text: 'By its genes its nearest living relative is neither the leopard nor the lion, but the tiger.',
    from: ['snow-leopard'],
  },
};
