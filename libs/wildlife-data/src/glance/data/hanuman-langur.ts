import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 33,
  sources: {
    adw: diversityWeb('Semnopithecus entellus'),
    iucn: redList('Semnopithecus entellus'),
    wpa: wildlifeAct,
    cites: cites('Semnopithecus entellus'),
    'gray-langur': wikipedia('Gray langur'),
    'ranthambore-national-park': wikipedia('Ranthambore National Park'),
    'sarah-blaffer-hrdy': wikipedia('Sarah Blaffer Hrdy'),
  },
  size: [
    { measure: 'head and body length', cm: [45, 78], from: ['adw'] },
    { measure: 'tail length', cm: [69, 102], from: ['adw'] },
  ],
  weight: { kg: [8, 18], from: ['adw'] },
  lifespan: { years: [18, 30], where: 'wild', from: ['adw'] },
  young: { count: [1, 1], of: 'young', from: ['adw'] },
  activity: { time: 'day', from: ['adw'] },
  population: { year: 2015, trend: 'decreasing', from: ['iucn'] },
  range: {
    countries: ['IND'],
    introduced: ['BGD'],
    states: [
      'Andhra Pradesh',
      'Bihar',
      'Chhattisgarh',
      'Delhi',
      'Gujarat',
      'Haryana',
      'Jharkhand',
      'Madhya Pradesh',
      'Maharashtra',
      'Odisha',
      'Rajasthan',
      'Telangana',
      'Uttar Pradesh',
      'West Bengal',
    ],
    note: 'Plains from Gujarat to Bengal; the langurs of the Himalaya and the south are now other species',
    from: ['iucn'],
  },
  law: { india: 'Schedule II', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Tufted grey langur',
      tell: 'The langurs of southern India walk with the tail bent back, away from the body; a Hanuman langur carries it looped forward over its back.',
      from: ['gray-langur'],
    },
    {
      name: 'Rhesus macaque',
      animal: 34,
      tell: 'A rhesus is brown with a pink face and a short tail; a langur is silver grey with a black face and a very long one.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'A deep whoop of the male at dawn; a rasping cough, again and again, at a tiger or leopard.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 4, 5, 6, 10, 11, 12],
    where: 'Ranthambore, Kanha, and temples and towns of Rajasthan and Gujarat',
    from: ['ranthambore-national-park'],
  },
  synonym: {
    name: 'Presbytis entellus',
    note: 'In older books it stands with the leaf monkeys of South-east Asia.',
    from: ['adw'],
  },
  surprise: {
    text: 'It was in these langurs at Mount Abu that Sarah Hrdy found, in the 1970s, why a male that takes over a troop may kill its infants.',
    from: ['sarah-blaffer-hrdy'],
  },
};
