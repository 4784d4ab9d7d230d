import { fishBase, redList } from '../../animals/source-links';
import { cites, noaaFisheries, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 107,
  sources: {
    fish: fishBase('Carcharodon carcharias'),
    noaa: noaaFisheries('white-shark', 'White Shark'),
    wiki: wikipedia('Great white shark'),
    iucn: redList('Carcharodon carcharias'),
    cites: cites('Carcharodon carcharias'),
  },
  size: [
    {
      measure: 'total length',
      cm: [340, 600],
      note: 'Males to 4 m, females to 6 m.',
      from: ['fish', 'noaa'],
    },
  ],
  weight: { kg: [520, 1900], from: ['noaa', 'fish'] },
  lifespan: { years: [40, 70], where: 'wild', from: ['noaa'] },
  young: { count: [2, 12], of: 'pups', note: 'Up to 17 are recorded.', from: ['noaa', 'wiki'] },
  activity: { time: 'any hour', note: 'Hunts seals most at dawn.', from: ['noaa'] },
  population: {
    year: 2018,
    trend: 'decreasing',
    note: 'Not counted in all; rising off both coasts of the United States.',
    from: ['iucn', 'noaa'],
  },
  range: {
    countries: [],
    seas: ['Atlantic Ocean', 'Gulf of California', 'Indian Ocean', 'Mediterranean Sea', 'Pacific Ocean'],
    note: 'Most off South Africa, Australia, New Zealand, California and New England.',
    from: ['iucn'],
  },
  law: { india: 'Not native to India', cites: 'Appendix II', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Shortfin mako',
      tell: 'The mako is slimmer and indigo blue, with narrow teeth that show when the mouth is shut.',
      from: ['fish'],
    },
    {
      name: 'Porbeagle',
      tell: 'It has a white patch at the rear edge of the back fin and a second small keel on the tail.',
      from: ['fish'],
    },
  ],
  signs: [],
  best_months: {
    months: [5, 6, 7, 8, 9, 10],
    where: 'Neptune Islands in Australia, Mossel Bay in South Africa',
    from: ['wiki'],
  },
  surprise: {
    text: 'No aquarium has kept one for a year; the longest stay, 198 days in Monterey, ended with its release in 2005.',
    from: ['wiki'],
  },
};
