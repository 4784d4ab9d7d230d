import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 25,
  sources: {
    'indian-wolf': wikipedia('Indian wolf'),
    adw: diversityWeb('Canis lupus'),
    redlist: {
      title: 'NewsAir Insight: first Red List assessment of the Indian wolf (2025)',
      url: 'https://newsairinsight.com/indian-wolf-finds-place-on-iucn-danger-list-only-3000-left-in-the-wild-news-air-insight',
    },
    iucn: redList('Canis lupus'),
    wpa: wildlifeAct,
    cites: cites('Canis lupus'),
    'blackbuck-national-park': wikipedia('Blackbuck National Park'),
    'mahuadanr-wolf-sanctuary': wikipedia('Mahuadanr Wolf Sanctuary'),
  },
  size: [
    { measure: 'shoulder height', cm: [57, 72], from: ['indian-wolf'] },
    {
      measure: 'head and body length',
      cm: [103, 145],
      note: 'With the tail, in some measures',
      from: ['indian-wolf'],
    },
  ],
  weight: { kg: [17, 25], from: ['indian-wolf'] },
  lifespan: { years: [5, 13], where: 'wild', from: ['adw'] },
  young: { count: [2, 6], of: 'pups', from: ['indian-wolf'] },
  activity: { time: 'night', note: 'Often seen at first light', from: ['indian-wolf'] },
  population: {
    count: [2877, 3310],
    of: 'mature individuals',
    year: 2025,
    trend: 'decreasing',
    note: 'Hardly twenty of them in Pakistan',
    from: ['redlist', 'iucn'],
  },
  range: {
    countries: ['IND', 'PAK'],
    states: [
      'Andhra Pradesh',
      'Bihar',
      'Chhattisgarh',
      'Gujarat',
      'Haryana',
      'Jharkhand',
      'Karnataka',
      'Madhya Pradesh',
      'Maharashtra',
      'Odisha',
      'Rajasthan',
      'Telangana',
      'Uttar Pradesh',
      'West Bengal',
    ],
    note: 'Some authors give the name also to wolves from Iran to Israel',
    from: ['redlist', 'indian-wolf'],
  },
  law: {
    india: 'Schedule I',
    cites: 'Appendix I',
    note: 'Wolves of Bhutan, India, Nepal and Pakistan; others are in Appendix II',
    from: ['wpa', 'cites'],
  },
  look_alikes: [
    {
      name: 'Golden jackal',
      tell: 'A jackal is half the weight with short legs, a narrow snout and a brisk trot; a wolf stands tall, with a heavy head and a slow lope.',
      from: ['adw'],
    },
    {
      name: 'Feral dog',
      tell: 'A dog carries its tail curled and its chest wide; a wolf lets the tail hang, and its forelegs stand close together.',
      from: ['indian-wolf'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'Print of 7 to 9 cm with claws, longer than wide, the hind foot set in the print of the forefoot in one straight line.',
      from: ['adw'],
    },
    {
      kind: 'droppings',
      text: 'Ropes of hair from hares, goats and blackbuck, left in the open on tracks.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 11, 12],
    where: 'Velavadar in Gujarat and the grasslands near Pune and Solapur',
    from: ['blackbuck-national-park'],
  },
  surprise: {
    text: 'For decades a single sanctuary in India was meant for wolves: Mahuadanr in Jharkhand, since 1976, on 63 square kilometres.',
    from: ['mahuadanr-wolf-sanctuary'],
  },
};
