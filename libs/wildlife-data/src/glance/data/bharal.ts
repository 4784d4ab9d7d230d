import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 20,
  sources: {
    bharal: wikipedia('Bharal'),
    adw: diversityWeb('Pseudois nayaur'),
    iucn: redList('Pseudois nayaur'),
    wpa: wildlifeAct,
    cites: cites('Pseudois nayaur'),
    'ladakh-urial': wikipedia('Ladakh urial'),
    'hemis-national-park': wikipedia('Hemis National Park'),
    'the-snow-leopard': wikipedia('The Snow Leopard'),
  },
  size: [
    { measure: 'shoulder height', cm: [69, 91], from: ['bharal'] },
    { measure: 'head and body length', cm: [115, 165], from: ['bharal'] },
  ],
  weight: { kg: [35, 75], from: ['bharal'] },
  lifespan: { years: [12, 15], where: 'wild', from: ['adw'] },
  young: { count: [1, 1], of: 'lamb', from: ['adw'] },
  activity: { time: 'day', from: ['adw'] },
  population: {
    count: [47000, 414000],
    of: 'individuals',
    year: 2014,
    trend: 'unknown',
    note: 'So wide a range shows how little has been counted',
    from: ['iucn'],
  },
  range: {
    countries: ['BTN', 'CHN', 'IND', 'MMR', 'NPL', 'PAK'],
    states: ['Arunachal Pradesh', 'Himachal Pradesh', 'Ladakh', 'Sikkim', 'Uttarakhand'],
    from: ['iucn'],
  },
  law: { india: 'Schedule I', cites: 'Appendix III', note: 'Listed by Pakistan', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Himalayan ibex',
      tell: 'An ibex has a beard and scimitar horns with knobs in front; a bharal has no beard and smooth horns that sweep out to the sides.',
      from: ['bharal'],
    },
    {
      name: 'Ladakh urial',
      tell: 'A urial ram has ridged horns that curl round beside the face and a ruff on the throat; its coat is fawn.',
      from: ['ladakh-urial'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'Blunt cloven print of about 6 cm on scree paths, in files where a herd has crossed.',
      from: ['adw'],
    },
    {
      kind: 'call',
      text: 'A chirring whistle of alarm, given when the herd breaks for the cliffs.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 12],
    where: 'Hemis in Ladakh and Kibber in Spiti, low in the valleys; higher up from June to September',
    from: ['hemis-national-park'],
  },
  surprise: {
    text: "The journey of Peter Matthiessen's The Snow Leopard was made for this animal: George Schaller went to Dolpo in 1973 to watch its rut.",
    from: ['the-snow-leopard'],
  },
};
