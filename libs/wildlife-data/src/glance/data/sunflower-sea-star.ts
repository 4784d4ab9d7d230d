import { diversityWeb, redList } from '../../animals/source-links';
import { cites, noaaFisheries, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 113,
  sources: {
    adw: diversityWeb('Pycnopodia helianthoides'),
    noaa: noaaFisheries('sunflower-sea-star', 'Sunflower Sea Star'),
    iucn: redList('Pycnopodia helianthoides'),
    cites: cites('Pycnopodia helianthoides'),
    wiki: wikipedia('Sunflower sea star'),
  },
  size: [{ measure: 'disc width', cm: [60, 100], note: 'From arm tip to arm tip.', from: ['adw', 'noaa'] }],
  weight: { kg: [1, 5], from: ['adw'] },
  activity: { time: 'any hour', from: ['adw'] },
  population: {
    year: 2020,
    trend: 'decreasing',
    note: 'Some 600 million were left of over six billion; nearly none south of Oregon.',
    from: ['iucn', 'noaa'],
  },
  range: { countries: ['CAN', 'MEX', 'USA'], seas: ['Pacific Ocean'], from: ['iucn', 'noaa'] },
  law: { india: 'Not native to India', cites: 'Not listed', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Morning sun star',
      tell: 'Solaster dawsoni has 8 to 16 stiff arms and a rough firm skin; the sunflower star is soft and floppy.',
      from: ['wiki'],
    },
    {
      name: "Stimpson's sun star",
      tell: 'It has about ten arms, each with a blue or purple stripe.',
      from: ['wiki'],
    },
  ],
  signs: [],
  best_months: {
    months: [5, 6, 7, 8],
    where: 'Prince William Sound in Alaska and the fjords of British Columbia, at low tide or by diving',
    from: ['noaa'],
  },
  surprise: {
    text: 'It starts life with five arms; the others sprout in pairs beside the first as it grows.',
    from: ['wiki', 'adw'],
  },
};
