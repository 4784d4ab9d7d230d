import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 17,
  sources: {
    sangai: wikipedia('Sangai'),
    adw: diversityWeb('Rucervus eldii'),
    wii: {
      title: 'Indian Masterminds: estimates of the Wildlife Institute of India',
      url: 'https://indianmasterminds.com/news/bureaucracy-news/endangered-sangai-deer-population-declining-in-manipur-park-wii',
    },
    census: {
      title: 'Business Standard: head count of the forest department in 2016',
      url: 'https://business-standard.com/article/pti-stories/number-of-endangered-brow-antlered-deer-sangai-increases-116051300665_1.html',
    },
    iucn: redList('Rucervus eldii'),
    wpa: wildlifeAct,
    cites: cites('Rucervus eldii'),
    'indian-hog-deer': wikipedia('Indian hog deer'),
    'keibul-lamjao-national-park': wikipedia('Keibul Lamjao National Park'),
    'eld-s-deer': wikipedia("Eld's deer"),
  },
  size: [
    { measure: 'shoulder height', cm: [115, 125], from: ['sangai'] },
    { measure: 'head and body length', cm: [145, 155], from: ['sangai'] },
  ],
  weight: { kg: [95, 110], note: 'Of stags; hinds are lighter', from: ['sangai'] },
  lifespan: { years: [8, 10], where: 'wild', from: ['sangai'] },
  young: { count: [1, 1], of: 'fawn', from: ['adw'] },
  activity: { time: 'dawn and dusk', from: ['adw'] },
  population: {
    count: [64, 64],
    of: 'individuals',
    year: 2023,
    trend: 'decreasing',
    where: 'Keibul Lamjao, the whole population',
    note: 'Wildlife Institute of India; the head count of the forest department in 2016 gave 260',
    from: ['wii', 'census'],
  },
  range: { countries: ['IND'], states: ['Manipur'], from: ['iucn', 'sangai'] },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Hog deer',
      tell: 'Hog deer share the floating meadows; they are half as tall, thickset, with short straight antlers of three tines.',
      from: ['indian-hog-deer'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'On the mat the print is long, since the back of the pastern touches the ground behind the hooves.',
      from: ['sangai'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 11, 12],
    where: 'Keibul Lamjao, from the watchtowers at first light and by boat',
    from: ['keibul-lamjao-national-park'],
  },
  synonym: {
    name: 'Panolia eldii eldii',
    note: 'Some recent books part the deer of Eld from the barasingha.',
    from: ['sangai'],
  },
  surprise: {
    text: 'Its scientific name honours Percy Eld, a British officer who reported it from Manipur in the late 1830s.',
    from: ['eld-s-deer'],
  },
};
