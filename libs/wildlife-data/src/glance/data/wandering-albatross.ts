import { birdLife, diversityWeb } from '../../animals/source-links';
import { cites, paper } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 100,
  sources: {
    adw: diversityWeb('Diomedea exulans'),
    bird: birdLife('Wandering Albatross', 'Diomedea exulans'),
    cites: cites('Diomedea exulans'),
    police: paper(
      '10.1073/pnas.1915499117',
      'PNAS (2020): ocean sentinel albatrosses locate illegal vessels',
    ),
  },
  size: [
    { measure: 'wingspan', cm: [250, 350], from: ['adw'] },
    { measure: 'total length', cm: [107, 135], from: ['adw'] },
  ],
  weight: { kg: [6, 12], from: ['adw'] },
  lifespan: { years: [30, 50], where: 'wild', note: 'Some pass 60.', from: ['adw'] },
  young: { count: [1, 1], of: 'egg', note: 'Every second year.', from: ['adw'] },
  activity: { time: 'any hour', note: 'Flies most by day.', from: ['adw'] },
  population: {
    count: [20100, 20100],
    of: 'mature individuals',
    year: 2018,
    trend: 'decreasing',
    from: ['bird'],
  },
  range: {
    countries: ['ATF', 'AUS', 'SGS', 'ZAF'],
    seas: ['Atlantic Ocean', 'Indian Ocean', 'Pacific Ocean', 'Southern Ocean'],
    note: 'Countries and territories with the nesting islands.',
    from: ['bird'],
  },
  law: { india: 'Not native to India', cites: 'Not listed', from: ['bird', 'cites'] },
  look_alikes: [
    {
      name: 'Southern royal albatross',
      tell: 'The royal has a black cutting edge along the bill and whitens from the front of the wing back; the wanderer from the middle outwards.',
      from: ['bird'],
    },
    {
      name: 'Giant petrels',
      tell: 'They are smaller and hunched, with a heavy bill whose tubes are joined on top, and flap more.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'nest or den',
      text: 'A cone of mud and grass on a windy slope, with a brown chick alone on it through the winter.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [12, 1, 2, 3],
    where: 'Prion Island in South Georgia; Kaikoura in New Zealand all year, from boats',
    from: ['bird'],
  },
  surprise: {
    text: 'Birds that carried radar detectors found that over a quarter of the fishing boats they met had switched off their identification.',
    from: ['police'],
  },
};
