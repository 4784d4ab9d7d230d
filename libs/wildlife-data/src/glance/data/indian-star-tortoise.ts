import { redList, reptileDatabase } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 59,
  sources: {
    rep: reptileDatabase('Geochelone elegans'),
    wiki: wikipedia('Indian star tortoise'),
    iucn: redList('Geochelone elegans'),
    wpa: wildlifeAct,
    cites: cites('Geochelone elegans'),
    gom: wikipedia('Gömböc'),
  },
  size: [
    {
      measure: 'shell length',
      cm: [15, 28],
      note: 'Females are much larger than males; in Sri Lanka some reach 38 cm.',
      from: ['rep', 'wiki'],
    },
  ],
  weight: { kg: [1, 6.6], note: 'Males seldom pass 2 kg.', from: ['wiki'] },
  young: { count: [1, 10], of: 'eggs', note: 'Several clutches in a season.', from: ['wiki'] },
  activity: { time: 'dawn and dusk', note: 'In the rains also by day.', from: ['wiki'] },
  population: {
    year: 2016,
    trend: 'decreasing',
    note: 'Nobody has counted it; most evidence comes from seizures.',
    from: ['iucn'],
  },
  range: {
    countries: ['IND', 'LKA', 'PAK'],
    states: ['Andhra Pradesh', 'Gujarat', 'Karnataka', 'Kerala', 'Rajasthan', 'Tamil Nadu', 'Telangana'],
    note: 'Three separate areas; released pets turn up elsewhere.',
    from: ['iucn', 'rep'],
  },
  law: {
    india: 'Schedule I',
    cites: 'Appendix I',
    note: 'Moved from Appendix II in 2019.',
    from: ['wpa', 'cites'],
  },
  look_alikes: [
    {
      name: 'Burmese star tortoise',
      tell: 'It has six or fewer rays on each shield and plain dark blotches below, where the Indian one is rayed on the belly too.',
      from: ['rep'],
    },
    {
      name: 'Radiated tortoise of Madagascar',
      tell: 'It has a small extra shield above the neck, which the star tortoise lacks.',
      from: ['rep'],
    },
  ],
  signs: [],
  best_months: {
    months: [6, 7, 8, 9],
    where: 'Scrub of Gujarat, Rajasthan and Andhra Pradesh, on mornings after rain',
    from: ['wiki'],
  },
  surprise: {
    text: 'When two Hungarian mathematicians built the gömböc, a solid with a single resting point, they found the shell of this tortoise to come close to it.',
    from: ['gom'],
  },
};
