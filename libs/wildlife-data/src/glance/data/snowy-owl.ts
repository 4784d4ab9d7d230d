import { birdLife, diversityWeb } from '../../animals/source-links';
import { cites, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 101,
  sources: {
    adw: diversityWeb('Bubo scandiacus'),
    wiki: wikipedia('Snowy owl'),
    bird: birdLife('Snowy Owl', 'Bubo scandiacus'),
    cites: cites('Bubo scandiacus'),
  },
  size: [
    { measure: 'wingspan', cm: [125, 170], from: ['adw', 'wiki'] },
    { measure: 'total length', cm: [52, 71], from: ['adw', 'wiki'] },
  ],
  weight: { kg: [1.2, 2.9], note: 'Females are the heavier.', from: ['adw'] },
  lifespan: { years: [9, 15], where: 'wild', note: 'Up to 28 in captivity.', from: ['adw'] },
  young: { count: [3, 11], of: 'eggs', note: 'None where lemmings fail.', from: ['adw'] },
  activity: { time: 'any hour', note: 'By day in the Arctic summer.', from: ['adw'] },
  population: {
    count: [14000, 28000],
    of: 'mature individuals',
    year: 2020,
    trend: 'decreasing',
    note: 'Put at ten times as many until birds were tracked across continents.',
    from: ['bird'],
  },
  range: {
    countries: ['CAN', 'FIN', 'GRL', 'KAZ', 'NOR', 'RUS', 'SWE', 'USA'],
    note: 'In Kazakhstan in winter alone.',
    from: ['bird'],
  },
  law: { india: 'Not native to India', cites: 'Appendix II', from: ['bird', 'cites'] },
  look_alikes: [
    {
      name: 'Barn owl',
      tell: 'The barn owl is a quarter of the weight, with a heart-shaped face and dark eyes; the snowy has yellow ones.',
      from: ['adw'],
    },
    {
      name: 'Gyrfalcon, white form',
      tell: 'The falcon has pointed wings, a small dark-eyed head and no facial disc.',
      from: ['wiki'],
    },
  ],
  signs: [
    {
      kind: 'other sign',
      text: 'Large pellets of lemming fur and bones on mounds, which grow green from them.',
      from: ['adw'],
    },
    {
      kind: 'call',
      text: 'Deep hoots in twos by males in spring, heard for kilometres over tundra.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [12, 1, 2],
    where: 'Coasts, prairies and airfields of southern Canada and the northern United States',
    from: ['bird'],
  },
  synonym: {
    name: 'Nyctea scandiaca',
    note: 'Name in older books, before DNA put it among the eagle-owls.',
    from: ['wiki'],
  },
  surprise: {
    text: 'A pair with a chick, scratched into the wall of the cave of Trois-Frères in the Pyrenees, are thought to be snowy owls of the Ice Age.',
    from: ['wiki'],
  },
};
