import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 5,
  sources: {
    'clouded-leopard': wikipedia('Clouded leopard'),
    adw: diversityWeb('Neofelis nebulosa'),
    iucn: redList('Neofelis nebulosa'),
    wpa: wildlifeAct,
    cites: cites('Neofelis nebulosa'),
    'marbled-cat': wikipedia('Marbled cat'),
  },
  size: [
    { measure: 'head and body length', cm: [69, 108], from: ['clouded-leopard'] },
    { measure: 'tail length', cm: [61, 91], from: ['clouded-leopard'] },
    { measure: 'shoulder height', cm: [50, 55], from: ['clouded-leopard'] },
  ],
  weight: { kg: [11, 23], from: ['adw'] },
  lifespan: { years: [11, 17], where: 'human care', from: ['adw'] },
  young: { count: [1, 5], of: 'cubs', note: 'Mostly two or three', from: ['adw'] },
  activity: { time: 'night', from: ['iucn'] },
  population: {
    count: [3700, 5580],
    of: 'mature individuals',
    year: 2020,
    trend: 'decreasing',
    from: ['iucn'],
  },
  range: {
    countries: ['BGD', 'BTN', 'CHN', 'IND', 'KHM', 'LAO', 'MMR', 'MYS', 'NPL', 'THA'],
    states: [
      'Arunachal Pradesh',
      'Assam',
      'Manipur',
      'Meghalaya',
      'Mizoram',
      'Nagaland',
      'Sikkim',
      'Tripura',
      'West Bengal',
    ],
    note: 'Perhaps gone from Vietnam',
    from: ['iucn'],
  },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Marbled cat',
      tell: 'A marbled cat is hardly larger than a house cat, with a rounder head and a bushy tail as long as its body.',
      from: ['marbled-cat'],
    },
    {
      name: 'Sunda clouded leopard',
      tell: 'That of Borneo and Sumatra is darker, with smaller clouds that hold more spots and a double line along the back.',
      from: ['clouded-leopard'],
    },
  ],
  signs: [],
  surprise: {
    text: 'It can open its jaws to nearly 90 degrees, wider than other living cats.',
    from: ['clouded-leopard'],
  },
};
