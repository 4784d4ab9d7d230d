import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 34,
  sources: {
    adw: diversityWeb('Macaca mulatta'),
    iucn: redList('Macaca mulatta'),
    wpa: wildlifeAct,
    cites: cites('Macaca mulatta'),
    board: {
      title: 'NewsDrum: National Board for Wild Life on the rhesus macaque (2025)',
      url: 'https://www.newsdrum.in/national/nbwl-recommends-restoring-higher-protection-to-rhesus-macaque-under-wildlife-act-10636670',
    },
    'bonnet-macaque': wikipedia('Bonnet macaque'),
    'assam-macaque': wikipedia('Assam macaque'),
    'monkeys-and-apes-in-space': wikipedia('Monkeys and apes in space'),
  },
  size: [
    { measure: 'head and body length', cm: [45, 64], from: ['adw'] },
    { measure: 'tail length', cm: [19, 32], from: ['adw'] },
  ],
  weight: { kg: [4, 12], note: 'Mean of females about 5 kg, of males nearly 8 kg', from: ['adw'] },
  lifespan: { years: [20, 25], where: 'human care', from: ['adw'] },
  young: { count: [1, 1], of: 'young', from: ['adw'] },
  activity: { time: 'day', from: ['adw'] },
  population: {
    year: 2015,
    trend: 'unknown',
    note: 'Very common near people, scarcer in forest',
    from: ['iucn'],
  },
  range: {
    countries: ['AFG', 'BGD', 'BTN', 'CHN', 'IND', 'LAO', 'MMR', 'NPL', 'PAK', 'THA', 'VNM'],
    introduced: ['PRI', 'USA'],
    states: [
      'Andhra Pradesh',
      'Arunachal Pradesh',
      'Assam',
      'Bihar',
      'Chandigarh',
      'Chhattisgarh',
      'Delhi',
      'Gujarat',
      'Haryana',
      'Himachal Pradesh',
      'Jammu and Kashmir',
      'Jharkhand',
      'Madhya Pradesh',
      'Maharashtra',
      'Manipur',
      'Meghalaya',
      'Mizoram',
      'Nagaland',
      'Odisha',
      'Punjab',
      'Rajasthan',
      'Sikkim',
      'Telangana',
      'Tripura',
      'Uttar Pradesh',
      'Uttarakhand',
      'West Bengal',
    ],
    note: 'India north of the Tapti and Godavari',
    from: ['iucn'],
  },
  law: {
    india: 'Not scheduled',
    cites: 'Appendix II',
    note: 'Off the schedules since 2022; a board advised its return to Schedule II in 2025',
    from: ['wpa', 'cites', 'board'],
  },
  look_alikes: [
    {
      name: 'Bonnet macaque',
      tell: 'South of the Godavari: a whorl of hair like a parted cap, and a tail as long as the body.',
      from: ['bonnet-macaque'],
    },
    {
      name: 'Assam macaque',
      tell: 'Stockier and evenly brown; a rhesus has a rusty orange lower back and red skin on the rump.',
      from: ['assam-macaque'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'Coos that keep a troop together, and a sharp bark at dogs, snakes and leopards.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    where: 'Towns, temples and roadsides of northern India',
    from: ['adw'],
  },
  surprise: {
    text: 'The first monkey in space was a rhesus: Albert II, who rose to 134 km on a V-2 rocket in June 1949 and died when the parachute failed.',
    from: ['monkeys-and-apes-in-space'],
  },
};
