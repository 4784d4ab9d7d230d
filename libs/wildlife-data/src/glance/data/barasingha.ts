import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 16,
  sources: {
    adw: diversityWeb('Rucervus duvaucelii'),
    barasingha: wikipedia('Barasingha'),
    iucn: redList('Rucervus duvaucelii'),
    wpa: wildlifeAct,
    cites: cites('Rucervus duvaucelii'),
    'indian-hog-deer': wikipedia('Indian hog deer'),
    'kanha-tiger-reserve': wikipedia('Kanha Tiger Reserve'),
  },
  size: [
    { measure: 'shoulder height', cm: [119, 124], from: ['adw'] },
    { measure: 'head and body length', cm: [170, 185], from: ['barasingha'] },
  ],
  weight: { kg: [130, 280], note: 'Hinds 130 to 145 kg, stags 170 to 280 kg', from: ['barasingha'] },
  lifespan: { years: [15, 20], where: 'wild', note: 'Up to 23 years in zoos', from: ['adw'] },
  young: { count: [1, 1], of: 'fawn', from: ['adw'] },
  activity: { time: 'dawn and dusk', from: ['adw'] },
  population: {
    count: [3500, 5100],
    of: 'individuals',
    year: 2015,
    trend: 'decreasing',
    note: 'The largest herd is that of Shuklaphanta in Nepal',
    from: ['iucn'],
  },
  range: {
    countries: ['IND', 'NPL'],
    states: ['Assam', 'Madhya Pradesh', 'Uttar Pradesh', 'Uttarakhand'],
    from: ['iucn'],
  },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Sambar',
      animal: 15,
      tell: 'A sambar is dark with a shaggy neck and three tines on each antler, and keeps to forest; a barasingha is yellow-brown and keeps to grass.',
      from: ['barasingha'],
    },
    {
      name: 'Hog deer',
      tell: 'A hog deer is hardly half as tall, with short antlers of three tines.',
      from: ['indian-hog-deer'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'In the rut a series of braying bugles that rise and fall, from dusk into the night; in alarm a shrill bark.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 11, 12],
    where: 'Kanha, where the rut is at its height from mid December to mid January; Dudhwa and Kaziranga',
    from: ['kanha-tiger-reserve'],
  },
  surprise: {
    text: 'Since 2017 Kanha has had a mascot of its own, the first of an Indian tiger reserve, and it is no tiger but Bhoorsingh the barasingha.',
    from: ['kanha-tiger-reserve'],
  },
};
