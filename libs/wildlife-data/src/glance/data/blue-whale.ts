import { diversityWeb, redList } from '../../animals/source-links';
import { cites, noaaFisheries, paper, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 39,
  sources: {
    adw: diversityWeb('Balaenoptera musculus'),
    noaa: noaaFisheries('blue-whale', 'Blue Whale'),
    iucn: redList('Balaenoptera musculus'),
    wpa: wildlifeAct,
    cites: cites('Balaenoptera musculus'),
    mirissa: wikipedia('Mirissa'),
    wax: paper(
      '10.1073/pnas.1311418110',
      'Proceedings of the National Academy of Sciences: what an earplug tells (2013)',
    ),
  },
  size: [
    {
      measure: 'total length',
      cm: [2000, 3000],
      note: 'Pygmy blue whales of the Indian Ocean stay below 24 metres',
      from: ['adw'],
    },
  ],
  weight: { kg: [70000, 190000], from: ['adw'] },
  lifespan: { years: [80, 90], where: 'wild', from: ['noaa'] },
  young: { count: [1, 1], of: 'calf', from: ['adw'] },
  activity: { time: 'any hour', from: ['adw'] },
  population: {
    count: [5000, 15000],
    of: 'mature individuals',
    year: 2018,
    trend: 'increasing',
    from: ['iucn'],
  },
  range: {
    countries: [],
    seas: [
      'Arabian Sea',
      'Atlantic Ocean',
      'Bay of Bengal',
      'Indian Ocean',
      'Pacific Ocean',
      'Southern Ocean',
    ],
    from: ['iucn'],
  },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Fin whale',
      tell: 'A fin whale is plain dark grey with a white right jaw and a taller fin that shows soon after the blow; a blue is mottled, its fin a nub far back.',
      from: ['noaa'],
    },
    {
      name: "Bryde's whale",
      tell: "Bryde's whale is half as long, with three ridges on the head and a prominent hooked fin.",
      from: ['noaa'],
    },
  ],
  signs: [
    {
      kind: 'other sign',
      text: 'A straight column of breath some nine metres high, then a long pale back, and only at last a very small fin.',
      from: ['noaa'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 4, 12],
    where: 'Off Mirissa in the south of Sri Lanka',
    from: ['mirissa'],
  },
  surprise: {
    text: 'Wax in its ear grows by layers, two a year; from one such plug chemists have read the stress, the growing up and the pollution of a whole life.',
    from: ['wax'],
  },
};
