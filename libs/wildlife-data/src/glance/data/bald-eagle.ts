import { birdLife, diversityWeb } from '../../animals/source-links';
import { cites, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 98,
  sources: {
    adw: diversityWeb('Haliaeetus leucocephalus'),
    fws: {
      title: 'U.S. Fish and Wildlife Service: Bald Eagle',
      url: 'https://www.fws.gov/species/bald-eagle-haliaeetus-leucocephalus',
    },
    bird: birdLife('Bald Eagle', 'Haliaeetus leucocephalus'),
    cites: cites('Haliaeetus leucocephalus'),
    wiki: wikipedia('Bald eagle'),
  },
  size: [
    { measure: 'wingspan', cm: [180, 230], from: ['adw'] },
    { measure: 'total length', cm: [70, 102], from: ['adw'] },
  ],
  weight: { kg: [3, 6.3], note: 'Females are a quarter heavier.', from: ['adw'] },
  lifespan: { years: [20, 30], where: 'wild', note: 'The oldest ringed bird reached 38.', from: ['fws'] },
  young: { count: [1, 3], of: 'eggs', from: ['adw'] },
  activity: { time: 'day', from: ['adw'] },
  population: {
    count: [316708, 316708],
    of: 'individuals',
    year: 2019,
    trend: 'increasing',
    where: 'United States south of Canada',
    from: ['fws', 'bird'],
  },
  range: { countries: ['CAN', 'MEX', 'SPM', 'USA'], from: ['bird'] },
  law: { india: 'Not native to India', cites: 'Appendix II', from: ['bird', 'cites'] },
  look_alikes: [
    {
      name: 'Golden eagle',
      tell: 'Young bald eagles are mottled white under the wing and have a huge bill; young golden eagles have neat white patches and a feathered foot.',
      from: ['adw'],
    },
    {
      name: 'White-tailed eagle',
      tell: 'It has a brown body with a pale, not white head and a wedge-shaped tail; it lives in Eurasia and Greenland.',
      from: ['bird'],
    },
  ],
  signs: [
    {
      kind: 'nest or den',
      text: 'A stack of sticks in the top of the tallest tree, used and built up for decades.',
      from: ['adw'],
    },
    { kind: 'call', text: 'A thin chatter of whistles, weaker than the bird looks.', from: ['wiki'] },
  ],
  best_months: {
    months: [11, 12, 1, 2],
    where: 'Chilkat River in Alaska, Skagit and Mississippi rivers, at salmon and open water',
    from: ['fws'],
  },
  surprise: {
    text: 'It stands on the seal of the United States since 1782, but no law made it the national bird before December 2024.',
    from: ['wiki'],
  },
};
