import { diversityWeb, redList } from '../../animals/source-links';
import { cites, paper } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 81,
  sources: {
    adw: diversityWeb('Gorilla beringei'),
    gp: { title: 'International Gorilla Conservation Programme', url: 'https://igcp.org/mountain-gorillas/' },
    iucn: redList('Gorilla beringei beringei'),
    cites: cites('Gorilla beringei'),
    beat: paper('10.1038/s41598-021-86261-8', 'Scientific Reports (2021): chest beats of mountain gorillas'),
  },
  size: [
    { measure: 'standing height', cm: [130, 190], note: 'Upright; females are the smaller.', from: ['adw'] },
  ],
  weight: { kg: [70, 220], note: 'Females 70 to 115 kg, silverbacks 120 to 220.', from: ['adw'] },
  lifespan: { years: [30, 40], where: 'wild', from: ['adw', 'gp'] },
  young: { count: [1, 1], of: 'infant', note: 'Every four years or so.', from: ['adw'] },
  activity: { time: 'day', note: 'Builds a new nest each evening.', from: ['adw'] },
  population: {
    count: [1063, 1063],
    of: 'individuals',
    year: 2018,
    trend: 'increasing',
    note: 'Virunga 604 in 2016, Bwindi and Sarambwe 459 in 2018.',
    from: ['gp', 'iucn'],
  },
  range: { countries: ['COD', 'RWA', 'UGA'], from: ['iucn', 'gp'] },
  law: { india: 'Not native to India', cites: 'Appendix I', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: "Grauer's gorilla",
      tell: 'It lives lower and further west in Congo, has shorter hair, longer arms and a longer face.',
      from: ['adw'],
    },
    {
      name: 'Western lowland gorilla',
      tell: 'The gorilla of zoos: shorter hair, often a rusty crown, a broader nose with a lip above it.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'nest or den',
      text: 'Rings of bent stems on the ground, one for each animal but infants, with droppings at the rim; used for one night.',
      from: ['adw'],
    },
    {
      kind: 'call',
      text: 'Chest beats with cupped hands, a rattle that carries a kilometre.',
      from: ['beat'],
    },
  ],
  best_months: {
    months: [6, 7, 8, 9, 12, 1, 2],
    where: 'Volcanoes in Rwanda, Bwindi and Mgahinga in Uganda, in the drier months, by permit',
    from: ['gp'],
  },
  surprise: {
    text: 'The pitch of a chest beat tells the size of who beats: larger males sound lower.',
    from: ['beat'],
  },
};
