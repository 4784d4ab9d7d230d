import { fishBase, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 65,
  sources: {
    fish: fishBase('Tor putitora'),
    wiki: wikipedia('Mahseer'),
    iucn: redList('Tor putitora'),
    wpa: wildlifeAct,
    cites: cites('Tor putitora'),
  },
  size: [
    {
      measure: 'total length',
      cm: [40, 150],
      note: 'Up to 275 cm in old records; most today are far smaller.',
      from: ['fish'],
    },
  ],
  weight: { kg: [1, 25], note: 'The record is 54 kg.', from: ['fish'] },
  young: {
    count: [5000, 25000],
    of: 'eggs',
    note: 'Rising with size, laid in several batches.',
    from: ['fish'],
  },
  activity: { time: 'dawn and dusk', note: 'Also feeds by day.', from: ['wiki'] },
  population: {
    year: 2018,
    trend: 'decreasing',
    note: 'Halved or more in three generations by the Red List.',
    from: ['iucn'],
  },
  range: {
    countries: ['AFG', 'BGD', 'BTN', 'IND', 'MMR', 'NPL', 'PAK'],
    states: [
      'Arunachal Pradesh',
      'Assam',
      'Himachal Pradesh',
      'Jammu and Kashmir',
      'Manipur',
      'Meghalaya',
      'Mizoram',
      'Nagaland',
      'Punjab',
      'Sikkim',
      'Uttar Pradesh',
      'Uttarakhand',
      'West Bengal',
    ],
    note: 'Rivers of the Himalayan foothills; those of Afghanistan are doubtful.',
    from: ['iucn', 'fish'],
  },
  law: {
    india: 'Not scheduled',
    cites: 'Not listed',
    note: 'States forbid fishing in many stretches and seasons.',
    from: ['wpa', 'cites'],
  },
  look_alikes: [
    {
      name: 'Humpback mahseer',
      tell: 'The orange-finned Tor remadevii lives only in the Cauvery; the golden mahseer has a head longer than its body is deep, and a Himalayan home.',
      from: ['wiki'],
    },
    {
      name: 'Tor mahseer',
      tell: 'Tor tor is deeper in the body, with a head shorter than the depth of the body and reddish fins.',
      from: ['fish'],
    },
  ],
  signs: [],
  best_months: {
    months: [10, 11, 3, 4],
    where: 'Clear pools of the Ramganga in Corbett, seen from the banks',
    from: ['wiki'],
  },
  surprise: {
    text: 'Kipling wrote of the mahseer of the Poonch, beside whom the tarpon is as a herring, that who lands it can say they are a fisherman.',
    from: ['wiki'],
  },
};
