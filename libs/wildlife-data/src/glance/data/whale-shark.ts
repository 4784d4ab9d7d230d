import { fishBase, redList } from '../../animals/source-links';
import { noaaFisheries, paper, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 66,
  sources: {
    fish: fishBase('Rhincodon typus'),
    noaa: noaaFisheries('whale-shark', 'Whale Shark'),
    iucn: redList('Rhincodon typus'),
    wpa: wildlifeAct,
    wcs: {
      title: 'WCS: decisions of the CITES conference of 2025',
      url: 'https://newsroom.wcs.org/News-Releases/articleType/ArticleView/articleId/25693/Landmark-decisions-at-CITES-CoP20-deliver-historic-safeguards-for-sharks-and-rays-okapi-Galapagos-iguanas-geckos-sloths-and-other-speciesmany-threatened-by-the-global-pet-trade.aspx',
    },
    eye: paper('10.1371/journal.pone.0235342', 'PLOS ONE (2020): armoured eyes of the whale shark'),
  },
  size: [
    {
      measure: 'total length',
      cm: [800, 1400],
      note: 'The largest on record measured 18 to 19 m.',
      from: ['fish', 'noaa'],
    },
  ],
  weight: { kg: [9000, 20000], note: 'Seldom weighed; the heaviest passed 30 t.', from: ['noaa'] },
  lifespan: {
    years: [80, 130],
    where: 'wild',
    note: 'Estimated from bands in the backbone and growth.',
    from: ['noaa'],
  },
  young: { count: [300, 300], of: 'pups', note: 'From the one pregnant female examined.', from: ['fish'] },
  activity: { time: 'any hour', from: ['noaa'] },
  population: {
    year: 2016,
    trend: 'decreasing',
    note: 'Not counted; halved in 75 years by the Red List.',
    from: ['iucn'],
  },
  range: {
    countries: [],
    seas: [
      'Arabian Sea',
      'Atlantic Ocean',
      'Bay of Bengal',
      'Gulf of California',
      'Indian Ocean',
      'Pacific Ocean',
      'Red Sea',
    ],
    states: ['Andaman and Nicobar Islands', 'Gujarat', 'Kerala', 'Lakshadweep', 'Tamil Nadu'],
    note: 'All warm seas but the Mediterranean; states where it is seen most.',
    from: ['iucn', 'fish'],
  },
  law: {
    india: 'Schedule I',
    cites: 'Appendix I',
    note: 'Moved from Appendix II by the conference of 2025.',
    from: ['wpa', 'wcs'],
  },
  look_alikes: [
    {
      name: 'Basking shark',
      tell: 'The basking shark has a pointed snout, gills that nearly ring the head and no spots, and lives in cooler water.',
      from: ['noaa'],
    },
  ],
  signs: [],
  best_months: {
    months: [3, 4, 5],
    where: 'Coast of Saurashtra in Gujarat, off Veraval, Mangrol and Sutrapada',
    from: ['iucn'],
  },
  surprise: {
    text: 'Its eyeballs are covered with thousands of tiny teeth, and it can draw the eyes back into the head.',
    from: ['eye'],
  },
};
