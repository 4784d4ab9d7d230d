import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 10,
  sources: {
    'wild-water-buffalo': wikipedia('Wild water buffalo'),
    adw: diversityWeb('Bubalus arnee'),
    iucn: redList('Bubalus arnee'),
    wpa: wildlifeAct,
    cites: cites('Bubalus arnee'),
    gaur: wikipedia('Gaur'),
    'kaziranga-national-park': wikipedia('Kaziranga National Park'),
  },
  size: [
    { measure: 'shoulder height', cm: [150, 190], from: ['wild-water-buffalo'] },
    { measure: 'head and body length', cm: [240, 300], from: ['wild-water-buffalo'] },
    { measure: 'tail length', cm: [60, 100], from: ['wild-water-buffalo'] },
  ],
  weight: { kg: [600, 1200], from: ['wild-water-buffalo'] },
  lifespan: { years: [18, 25], where: 'wild', from: ['adw'] },
  young: { count: [1, 1], of: 'calf', from: ['adw'] },
  activity: { time: 'any hour', note: 'Wallows through the heat of the day', from: ['adw'] },
  population: {
    count: [3400, 3400],
    of: 'individuals',
    year: 2019,
    trend: 'decreasing',
    note: 'Rough, since wild and tame ones mix; over nine in ten live in India',
    from: ['wild-water-buffalo', 'iucn'],
  },
  range: {
    countries: ['BTN', 'IND', 'KHM', 'MMR', 'NPL', 'THA'],
    states: ['Arunachal Pradesh', 'Assam', 'Chhattisgarh', 'Maharashtra', 'Meghalaya'],
    from: ['iucn'],
  },
  law: { india: 'Schedule I', cites: 'Appendix III', note: 'Listed by Nepal', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Domestic water buffalo',
      tell: 'The wild one is heavier and blacker with dirty white stockings, and its horns spread far wider than those of any village buffalo.',
      from: ['wild-water-buffalo'],
    },
    {
      name: 'Gaur',
      animal: 9,
      tell: 'A gaur carries a ridge on its back and upturned horns with dark tips; it lives on hills rather than in marsh.',
      from: ['gaur'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'Broad, rounded cloven print with spread hooves, blunter and wider than that of a gaur.',
      from: ['adw'],
    },
    {
      kind: 'other sign',
      text: 'Wallows of grey mud with deep hoof marks round the rim, in swamps and at river bends.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 4, 11, 12],
    where: 'Kaziranga and Manas in Assam',
    from: ['kaziranga-national-park'],
  },
  surprise: {
    text: 'To give Nepal a second herd, fifteen were moved in 2017 from Koshi Tappu to Chitwan, where none had lived for half a century.',
    from: ['wild-water-buffalo'],
  },
};
