import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 9,
  sources: {
    gaur: wikipedia('Gaur'),
    adw: diversityWeb('Bos frontalis'),
    iucn: redList('Bos gaurus'),
    wpa: wildlifeAct,
    cites: cites('Bos gaurus'),
    gayal: wikipedia('Gayal'),
    'kanha-tiger-reserve': wikipedia('Kanha Tiger Reserve'),
    'bandhavgarh-national-park': wikipedia('Bandhavgarh National Park'),
  },
  size: [
    {
      measure: 'shoulder height',
      cm: [142, 220],
      note: 'Cows are about a quarter smaller than bulls',
      from: ['gaur'],
    },
    { measure: 'head and body length', cm: [250, 330], from: ['gaur'] },
    { measure: 'tail length', cm: [70, 105], from: ['gaur'] },
  ],
  weight: { kg: [440, 1000], note: 'Cows 440 to 700 kg, bulls 600 to 1,000 kg, a few more', from: ['gaur'] },
  lifespan: { years: [20, 30], where: 'human care', from: ['adw'] },
  young: { count: [1, 1], of: 'calf', from: ['adw'] },
  activity: { time: 'dawn and dusk', note: 'Turns to the night where people disturb it', from: ['adw'] },
  population: {
    count: [15000, 35000],
    of: 'individuals',
    year: 2016,
    trend: 'decreasing',
    note: 'Most of them in India',
    from: ['iucn'],
  },
  range: {
    countries: ['BTN', 'CHN', 'IND', 'KHM', 'LAO', 'MMR', 'MYS', 'NPL', 'THA', 'VNM'],
    states: [
      'Andhra Pradesh',
      'Arunachal Pradesh',
      'Assam',
      'Bihar',
      'Chhattisgarh',
      'Goa',
      'Jharkhand',
      'Karnataka',
      'Kerala',
      'Madhya Pradesh',
      'Maharashtra',
      'Meghalaya',
      'Mizoram',
      'Nagaland',
      'Odisha',
      'Tamil Nadu',
      'Telangana',
      'Tripura',
      'West Bengal',
    ],
    from: ['iucn'],
  },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Wild water buffalo',
      animal: 10,
      tell: 'A buffalo has flat, backswept horns and no hump; a gaur has upturned horns, a ridge on the back and white stockings.',
      from: ['gaur'],
    },
    {
      name: 'Mithun or gayal',
      tell: 'The half-tame mithun has shorter legs, a flat broad forehead, and horns that stand out straight to the sides.',
      from: ['gayal'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'Cloven print about 11 to 13 cm long, like that of large cattle but more pointed in front.',
      from: ['gaur'],
    },
    {
      kind: 'call',
      text: 'A loud whistling snort in alarm; in the rut bulls sing a low note that carries more than a kilometre.',
      from: ['gaur'],
    },
  ],
  best_months: {
    months: [2, 3, 4, 5],
    where: 'Kanha, Tadoba, Bandipur and Nagarahole, at water and on fresh grass',
    from: ['kanha-tiger-reserve'],
  },
  surprise: {
    text: 'Bandhavgarh lost its last gaur in the 1990s; fifty were driven there from Kanha by lorry in 2011 and 2012, and the herd has grown since.',
    from: ['bandhavgarh-national-park'],
  },
};
