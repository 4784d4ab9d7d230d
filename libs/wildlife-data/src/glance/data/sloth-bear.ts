import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 23,
  sources: {
    adw: diversityWeb('Melursus ursinus'),
    iucn: redList('Melursus ursinus'),
    wpa: wildlifeAct,
    cites: cites('Melursus ursinus'),
    'sloth-bear': wikipedia('Sloth bear'),
    'daroji-sloth-bear-sanctuary': wikipedia('Daroji Sloth Bear Sanctuary'),
  },
  size: [
    { measure: 'head and body length', cm: [140, 190], from: ['adw'] },
    { measure: 'shoulder height', cm: [60, 90], from: ['adw'] },
  ],
  weight: { kg: [55, 145], note: 'Females 55 to 105 kg, males 80 to 145 kg', from: ['adw'] },
  lifespan: { years: [30, 40], where: 'human care', from: ['adw'] },
  young: { count: [1, 3], of: 'cubs', note: 'Mostly two', from: ['adw'] },
  activity: { time: 'night', note: 'Females with cubs also by day', from: ['adw'] },
  population: {
    count: [6000, 11000],
    of: 'individuals',
    year: 2016,
    trend: 'decreasing',
    where: 'India',
    note: 'Rough; fewer than 20,000 in all',
    from: ['iucn'],
  },
  range: {
    countries: ['IND', 'LKA', 'NPL'],
    states: [
      'Andhra Pradesh',
      'Assam',
      'Bihar',
      'Chhattisgarh',
      'Goa',
      'Gujarat',
      'Jharkhand',
      'Karnataka',
      'Kerala',
      'Madhya Pradesh',
      'Maharashtra',
      'Odisha',
      'Rajasthan',
      'Tamil Nadu',
      'Telangana',
      'Uttar Pradesh',
      'Uttarakhand',
      'West Bengal',
    ],
    from: ['iucn'],
  },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Asiatic black bear',
      tell: 'A black bear has a sleek coat, a dark muzzle and a crisp white crescent; a sloth bear is shaggy with a pale muzzle and ivory claws.',
      from: ['adw'],
    },
    {
      name: 'Sun bear',
      tell: 'The sun bear of the north-east is far smaller, short-haired, with small round ears and an orange patch on the chest.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'Five toes nearly in a straight line with claw marks 6 to 8 cm ahead of the pads; the hind print is like a broad human foot.',
      from: ['sloth-bear'],
    },
    {
      kind: 'other sign',
      text: 'Termite mounds torn open to a funnel, and trunks scratched by climbs after honey.',
      from: ['adw'],
    },
    {
      kind: 'droppings',
      text: 'Dark heaps full of termite heads, or of the seeds of jujube, ebony and fig.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 4, 11, 12],
    where: 'Daroji in Karnataka towards evening; Satpura and Tadoba',
    from: ['daroji-sloth-bear-sanctuary'],
  },
  surprise: {
    text: 'George Shaw, who named it in 1791 from a skin with long hooked claws, took it for a sloth and called it Bradypus ursinus.',
    from: ['sloth-bear'],
  },
};
