import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 74,
  sources: {
    adw: diversityWeb('Ailuropoda melanoleuca'),
    iucn: redList('Ailuropoda melanoleuca'),
    cites: cites('Ailuropoda melanoleuca'),
    qin: wikipedia('Qinling panda'),
  },
  size: [
    { measure: 'head and body length', cm: [120, 180], from: ['adw'] },
    { measure: 'shoulder height', cm: [65, 75], from: ['adw'] },
  ],
  weight: { kg: [70, 125], note: 'Males are heavier; up to 150 kg in zoos.', from: ['adw'] },
  lifespan: { years: [15, 20], where: 'wild', note: 'Over 30 in zoos.', from: ['adw', 'iucn'] },
  young: { count: [1, 2], of: 'cubs', note: 'Of twins the mother raises one, as a rule.', from: ['adw'] },
  activity: { time: 'any hour', note: 'Feeds for up to 14 hours, most at dawn and dusk.', from: ['adw'] },
  population: {
    count: [1864, 1864],
    of: 'individuals',
    year: 2014,
    trend: 'increasing',
    note: 'Without cubs under a year and a half; the count ran from 2011 to 2014.',
    from: ['iucn'],
  },
  range: { countries: ['CHN'], note: 'Mountains of Sichuan, Shaanxi and Gansu.', from: ['iucn'] },
  law: { india: 'Not native to India', cites: 'Appendix I', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Red panda',
      animal: 22,
      tell: 'A red panda is the size of a large cat, rusty with a ringed tail; it shares the bamboo and the false thumb, not the family.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'droppings',
      text: 'Spindles the size of a sweet potato made of chewed bamboo, green when fresh; the length of the bites tells one panda from another.',
      from: ['iucn', 'adw'],
    },
    {
      kind: 'other sign',
      text: 'Claw and scent marks on trees along ridges, some left in a handstand.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [11, 12, 1, 2, 3],
    where: 'Bamboo slopes of Foping and Changqing in Shaanxi; seldom seen',
    from: ['iucn'],
  },
  surprise: { text: 'A few pandas of the Qinling Mountains are brown and white.', from: ['qin'] },
};
