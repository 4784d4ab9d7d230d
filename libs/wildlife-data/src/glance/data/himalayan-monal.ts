import { birdLife } from '../../animals/source-links';
import { birdsOfTheWorld, cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 51,
  sources: {
    bow: birdsOfTheWorld('himmon1', 'Himalayan Monal'),
    birdlife: birdLife('Himalayan Monal', 'Lophophorus impejanus'),
    wpa: wildlifeAct,
    cites: cites('Lophophorus impejanus'),
    'great-himalayan-national-park': wikipedia('Great Himalayan National Park'),
    'himalayan-monal': wikipedia('Himalayan monal'),
  },
  size: [{ measure: 'total length', cm: [63, 72], from: ['bow'] }],
  weight: { kg: [1.8, 2.4], from: ['bow'] },
  young: { count: [3, 5], of: 'eggs', from: ['bow'] },
  activity: { time: 'day', from: ['bow'] },
  population: {
    year: 2016,
    trend: 'stable',
    note: 'Not counted; locally common where it is not shot',
    from: ['birdlife'],
  },
  range: {
    countries: ['AFG', 'BTN', 'CHN', 'IND', 'NPL', 'PAK'],
    states: ['Arunachal Pradesh', 'Himachal Pradesh', 'Jammu and Kashmir', 'Sikkim', 'Uttarakhand'],
    from: ['birdlife'],
  },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: "Sclater's monal",
      tell: 'In Arunachal Pradesh: no crest, a white back and, in most, a white band at the tip of the tail.',
      from: ['bow'],
    },
    {
      name: 'Koklass pheasant',
      tell: 'Hens: a koklass hen is slimmer with a short crest and no white throat; a monal hen has a white throat and a white crescent above the tail.',
      from: ['bow'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'A loud rising whistle like that of a curlew, at dawn from a crag or treetop.',
      from: ['bow'],
    },
    {
      kind: 'other sign',
      text: 'Turf pitted with holes as wide as a fist, dug for roots and grubs.',
      from: ['bow'],
    },
  ],
  best_months: {
    months: [3, 4, 5, 6, 10, 11],
    where: 'Chopta and Tungnath in Uttarakhand, Great Himalayan National Park',
    from: ['great-himalayan-national-park'],
  },
  surprise: {
    text: 'Men in Himachal Pradesh wore its crest in their caps until the state forbade hunting in 1982; Nepal has it as national bird.',
    from: ['himalayan-monal'],
  },
};
