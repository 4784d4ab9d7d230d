import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 12,
  sources: {
    blackbuck: wikipedia('Blackbuck'),
    adw: diversityWeb('Antilope cervicapra'),
    iucn: redList('Antilope cervicapra'),
    wpa: wildlifeAct,
    cites: cites('Antilope cervicapra'),
    chinkara: wikipedia('Chinkara'),
    'blackbuck-national-park': wikipedia('Blackbuck National Park'),
  },
  size: [
    { measure: 'shoulder height', cm: [64, 84], from: ['blackbuck'] },
    { measure: 'head and body length', cm: [100, 150], from: ['adw'] },
  ],
  weight: { kg: [20, 57], note: 'Does 20 to 33 kg, bucks 20 to 57 kg', from: ['blackbuck'] },
  lifespan: { years: [10, 15], where: 'wild', from: ['blackbuck'] },
  young: { count: [1, 1], of: 'fawn', from: ['adw'] },
  activity: { time: 'day', from: ['blackbuck'] },
  population: {
    count: [35000, 35000],
    of: 'mature individuals',
    year: 2016,
    trend: 'stable',
    note: 'Rough',
    from: ['iucn'],
  },
  range: {
    countries: ['IND', 'NPL'],
    introduced: ['ARG', 'USA'],
    states: [
      'Andhra Pradesh',
      'Bihar',
      'Chhattisgarh',
      'Gujarat',
      'Haryana',
      'Karnataka',
      'Madhya Pradesh',
      'Maharashtra',
      'Odisha',
      'Punjab',
      'Rajasthan',
      'Tamil Nadu',
      'Telangana',
      'Uttar Pradesh',
    ],
    note: 'Gone from Pakistan and Bangladesh, apart from fenced herds',
    from: ['iucn'],
  },
  law: {
    india: 'Schedule I',
    cites: 'Appendix III',
    note: 'Listed by Nepal and Pakistan',
    from: ['wpa', 'cites'],
  },
  look_alikes: [
    {
      name: 'Chinkara',
      animal: 13,
      tell: 'A chinkara is smaller with a streaked face, a black tail, and horns, nearly straight, in both sexes; a blackbuck doe has a white ring round the eye.',
      from: ['chinkara'],
    },
  ],
  signs: [
    {
      kind: 'droppings',
      text: 'Heaps of pellets at which bucks mark the limits of their ground.',
      from: ['blackbuck'],
    },
    { kind: 'track', text: 'Slim, sharply pointed cloven print of about 5 cm on bare soil.', from: ['adw'] },
    { kind: 'call', text: 'A grunting bark of bucks that hold ground in the rut.', from: ['adw'] },
  ],
  best_months: {
    months: [1, 2, 3, 10, 11, 12],
    where: 'Velavadar in Gujarat and Tal Chhapar in Rajasthan',
    from: ['blackbuck-national-park'],
  },
  surprise: {
    text: 'An old book of Hindu law, the Yajnavalkya Smriti, holds that the sacred law is at home in the land where the black antelope lives.',
    from: ['blackbuck'],
  },
};
