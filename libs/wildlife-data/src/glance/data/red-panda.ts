import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 22,
  sources: {
    'red-panda': wikipedia('Red panda'),
    adw: diversityWeb('Ailurus fulgens'),
    iucn: redList('Ailurus fulgens'),
    wpa: wildlifeAct,
    cites: cites('Ailurus fulgens'),
    'yellow-throated-marten': wikipedia('Yellow-throated marten'),
    'singalila-national-park': wikipedia('Singalila National Park'),
  },
  size: [
    { measure: 'head and body length', cm: [51, 64], from: ['red-panda'] },
    { measure: 'tail length', cm: [28, 49], from: ['red-panda'] },
  ],
  weight: { kg: [3, 6.2], from: ['adw'] },
  lifespan: { years: [8, 14], where: 'human care', from: ['adw'] },
  young: { count: [1, 4], of: 'cubs', note: 'Mostly two', from: ['adw'] },
  activity: { time: 'dawn and dusk', note: 'Also at night', from: ['adw'] },
  population: { year: 2015, trend: 'decreasing', note: 'Fewer than 10,000 mature animals', from: ['iucn'] },
  range: {
    countries: ['BTN', 'CHN', 'IND', 'NPL'],
    states: ['Arunachal Pradesh', 'Sikkim', 'West Bengal'],
    note: 'The Chinese red panda of Yunnan and Myanmar is now taken by many for a second species',
    from: ['iucn', 'red-panda'],
  },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Yellow-throated marten',
      tell: 'The marten is long and slender with a bright yellow throat and a plain dark tail, and runs; the panda is rust red with a ringed tail, and ambles.',
      from: ['yellow-throated-marten'],
    },
  ],
  signs: [
    {
      kind: 'droppings',
      text: 'Green to straw-coloured spindles of bamboo leaf, in heaps on branches, logs and mossy rocks.',
      from: ['red-panda'],
    },
    {
      kind: 'call',
      text: 'A soft twitter or whistle; a huff and a quack when it is alarmed.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [3, 4, 5, 11, 12],
    where: 'Singalila ridge above Darjeeling, with local trackers',
    from: ['singalila-national-park'],
  },
  surprise: {
    text: 'Frédéric Cuvier, who described it in 1825, called it the most handsome mammal that existed; science did not meet the giant panda for 44 more years.',
    from: ['red-panda'],
  },
};
