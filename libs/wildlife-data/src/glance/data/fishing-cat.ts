import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 6,
  sources: {
    'fishing-cat': wikipedia('Fishing cat'),
    adw: diversityWeb('Prionailurus viverrinus'),
    iucn: redList('Prionailurus viverrinus'),
    wpa: wildlifeAct,
    cites: cites('Prionailurus viverrinus'),
    'jungle-cat': wikipedia('Jungle cat'),
    'coringa-wildlife-sanctuary': wikipedia('Coringa Wildlife Sanctuary'),
  },
  size: [
    { measure: 'head and body length', cm: [57, 78], note: 'Large males more', from: ['fishing-cat'] },
    { measure: 'tail length', cm: [20, 30], from: ['fishing-cat'] },
  ],
  weight: { kg: [5, 16], note: 'Females 5 to 9 kg, males 8 to 16 kg', from: ['fishing-cat'] },
  lifespan: { years: [10, 12], where: 'human care', from: ['adw'] },
  young: { count: [1, 4], of: 'kittens', note: 'Mostly two', from: ['adw'] },
  activity: { time: 'night', from: ['adw'] },
  population: {
    year: 2016,
    trend: 'decreasing',
    note: 'Not counted as a whole; 176 were estimated around Chilika lake in 2022',
    from: ['iucn', 'fishing-cat'],
  },
  range: {
    countries: ['BGD', 'BTN', 'IND', 'KHM', 'LKA', 'MMR', 'NPL', 'THA'],
    states: [
      'Andhra Pradesh',
      'Assam',
      'Bihar',
      'Odisha',
      'Rajasthan',
      'Uttar Pradesh',
      'Uttarakhand',
      'West Bengal',
    ],
    note: 'Pakistan, Vietnam and Java: no certain recent record',
    from: ['iucn'],
  },
  law: { india: 'Schedule I', cites: 'Appendix II', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Leopard cat',
      tell: 'A leopard cat is no larger than a house cat, more slender, bright yellow below the spots, with a tail half as long as its body or more.',
      from: ['fishing-cat'],
    },
    {
      name: 'Jungle cat',
      tell: 'A jungle cat is sandy without spots, long-legged, with a small tuft on the ear and rings only near the tip of the tail.',
      from: ['jungle-cat'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'Cat print of 4 to 5 cm in mud where claws may show, since its sheaths do not cover them fully; webs rarely print.',
      from: ['fishing-cat'],
    },
    {
      kind: 'droppings',
      text: 'On banks and dykes, full of fish scales, crab shell and fur of rats.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [1, 2, 11, 12],
    where: 'Coringa, the Sundarbans and Keoladeo, from boats and hides at dusk',
    from: ['coringa-wildlife-sanctuary'],
  },
  surprise: {
    text: 'It is the state animal of West Bengal, though most of its marshes there lie outside any reserve, among villages and fish ponds.',
    from: ['fishing-cat'],
  },
};
