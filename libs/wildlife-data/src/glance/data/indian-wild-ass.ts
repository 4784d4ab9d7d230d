import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 21,
  sources: {
    adw: diversityWeb('Equus hemionus'),
    count: {
      title: 'The Hindu BusinessLine: wild ass census of 2024',
      url: 'https://thehindubusinessline.com/news/indian-wild-ass-population-rise-by-26-in-gujarat-census/article68727411.ece',
    },
    iucn: redList('Equus hemionus'),
    wpa: wildlifeAct,
    cites: cites('Equus hemionus'),
    'indian-wild-ass': wikipedia('Indian wild ass'),
    kiang: wikipedia('Kiang'),
    'indian-wild-ass-sanctuary': wikipedia('Indian Wild Ass Sanctuary'),
    'kunga-equid': wikipedia('Kunga (equid)'),
  },
  size: [
    { measure: 'shoulder height', cm: [110, 130], from: ['adw'] },
    { measure: 'head and body length', cm: [200, 250], from: ['adw'] },
  ],
  weight: { kg: [200, 260], from: ['adw'] },
  lifespan: { years: [20, 26], where: 'human care', from: ['adw'] },
  young: { count: [1, 1], of: 'foal', from: ['adw'] },
  activity: { time: 'day', note: 'Grazes also at night near fields', from: ['adw'] },
  population: {
    count: [7672, 7672],
    of: 'individuals',
    year: 2024,
    trend: 'increasing',
    where: 'Gujarat, the whole population',
    note: '6,082 in 2020, 720 in 1976',
    from: ['count'],
  },
  range: {
    countries: ['IND'],
    states: ['Gujarat'],
    note: 'Six districts round the Little Rann of Kutch',
    from: ['iucn', 'count'],
  },
  law: {
    india: 'Schedule I',
    cites: 'Appendix I',
    note: 'The other subspecies are in Appendix I or II',
    from: ['wpa', 'cites'],
  },
  look_alikes: [
    {
      name: 'Donkey',
      tell: 'A donkey is grey with a dark cross over the shoulders; the khur is sandy with white flanks and one broad dark stripe along the back.',
      from: ['indian-wild-ass'],
    },
    {
      name: 'Kiang',
      tell: 'The kiang of Ladakh is larger and chestnut, with a sharp line between brown and white.',
      from: ['kiang'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'Narrow single hoofprint, longer than wide, in files across the salt crust.',
      from: ['adw'],
    },
    {
      kind: 'droppings',
      text: 'Heaps of stallions beside the paths, which other stallions sniff and add to.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 11, 12],
    where: 'Wild Ass Sanctuary, from Dhrangadhra or Zainabad; closed in the monsoon',
    from: ['indian-wild-ass-sanctuary'],
  },
  surprise: {
    text: 'Its Syrian kin fathered the oldest hybrid known to be bred by people: the kunga, out of she-donkeys, drew chariots 4,500 years ago.',
    from: ['kunga-equid'],
  },
};
