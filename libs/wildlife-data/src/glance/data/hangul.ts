import { redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 18,
  sources: {
    'kashmir-stag': wikipedia('Kashmir stag'),
    adw: { title: 'Animal Diversity Web', url: 'https://animaldiversity.org/accounts/Cervus_elaphus/' },
    count: {
      title: 'Greater Kashmir: census of hangul in 2023',
      url: 'https://www.greaterkashmir.com/todays-paper/kashmir-todays-paper/hangul-population-witnesses-marginal-rise-in-kashmir',
    },
    iucn: redList('Cervus hanglu'),
    wpa: wildlifeAct,
    cites: cites('Cervus hanglu'),
    'sambar-deer': wikipedia('Sambar deer'),
    'dachigam-national-park': wikipedia('Dachigam National Park'),
  },
  size: [
    {
      measure: 'shoulder height',
      cm: [120, 140],
      note: 'Of stags; few have been measured',
      from: ['kashmir-stag'],
    },
  ],
  weight: { kg: [150, 230], note: 'Of stags', from: ['kashmir-stag'] },
  young: { count: [1, 1], of: 'fawn', from: ['adw'] },
  activity: { time: 'dawn and dusk', from: ['adw'] },
  population: {
    count: [289, 289],
    of: 'individuals',
    year: 2023,
    trend: 'increasing',
    where: 'Dachigam and Tral, the whole population',
    note: '127 in 2008, 237 in 2019, 261 in 2021',
    from: ['count'],
  },
  range: { countries: ['IND'], states: ['Jammu and Kashmir'], from: ['iucn', 'count'] },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Sambar',
      animal: 15,
      tell: 'No sambar lives in the valley of Kashmir; south of the Pir Panjal, a dark coat and antlers with only three tines mark it.',
      from: ['sambar-deer'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'Stags roar from late September into October, mostly at dusk and before dawn, and hinds bark in alarm.',
      from: ['kashmir-stag'],
    },
  ],
  best_months: {
    months: [9, 10, 11],
    where: 'Dachigam National Park, in the weeks of the rut',
    from: ['dachigam-national-park'],
  },
  synonym: {
    name: 'Cervus elaphus hanglu',
    note: 'Most books before 2017 take it for a subspecies of the red deer.',
    from: ['iucn'],
  },
  surprise: {
    text: 'Its close kin are the deer of the Tarim and the Amu Darya; genes set these three apart from the red deer of Europe and the wapiti alike.',
    from: ['iucn'],
  },
};
