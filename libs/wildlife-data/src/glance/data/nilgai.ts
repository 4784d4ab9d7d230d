import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 11,
  sources: {
    nilgai: wikipedia('Nilgai'),
    adw: diversityWeb('Boselaphus tragocamelus'),
    iucn: redList('Boselaphus tragocamelus'),
    wpa: wildlifeAct,
    cites: cites('Boselaphus tragocamelus'),
    'keoladeo-national-park': wikipedia('Keoladeo National Park'),
    'george-stubbs': wikipedia('George Stubbs'),
  },
  size: [
    { measure: 'shoulder height', cm: [100, 150], from: ['nilgai'] },
    { measure: 'head and body length', cm: [170, 210], from: ['nilgai'] },
  ],
  weight: { kg: [100, 288], note: 'Cows 100 to 213 kg, bulls 109 to 288 kg', from: ['nilgai'] },
  lifespan: { years: [10, 12], where: 'wild', note: 'About 20 years in zoos', from: ['nilgai'] },
  young: { count: [1, 2], of: 'calves', from: ['adw'] },
  activity: { time: 'day', note: 'Raids crops at night', from: ['adw'] },
  population: {
    year: 2016,
    trend: 'stable',
    note: 'Above 100,000 in India by an estimate of 2001',
    from: ['iucn'],
  },
  range: {
    countries: ['IND', 'NPL', 'PAK'],
    introduced: ['USA'],
    states: [
      'Andhra Pradesh',
      'Bihar',
      'Chhattisgarh',
      'Delhi',
      'Gujarat',
      'Haryana',
      'Himachal Pradesh',
      'Jammu and Kashmir',
      'Jharkhand',
      'Karnataka',
      'Madhya Pradesh',
      'Maharashtra',
      'Odisha',
      'Punjab',
      'Rajasthan',
      'Telangana',
      'Uttar Pradesh',
      'Uttarakhand',
    ],
    from: ['iucn'],
  },
  law: { india: 'Schedule II', cites: 'Appendix III', note: 'Listed by Pakistan', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Sambar hind',
      animal: 15,
      tell: 'A sambar hind is dark brown with a level back and large round ears; a nilgai cow slopes from shoulder to rump and has a white bib.',
      from: ['nilgai'],
    },
  ],
  signs: [
    {
      kind: 'droppings',
      text: 'Heaps of pellets up to half a metre across at places that are used again and again.',
      from: ['nilgai'],
    },
    {
      kind: 'track',
      text: 'Cloven print of 7 to 9 cm, longer and narrower than that of a cow.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 11, 12],
    where: 'Keoladeo, Velavadar and Ranthambore, and fields all over the northern plains',
    from: ['keoladeo-national-park'],
  },
  surprise: {
    text: 'In 1769 George Stubbs painted a nilgai from life in England, for the anatomist William Hunter.',
    from: ['george-stubbs'],
  },
};
