import { redList, seaLifeBase } from '../../animals/source-links';
import { cites, noaaFisheries, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 112,
  sources: {
    noaa: noaaFisheries('staghorn-coral', 'Staghorn Coral'),
    slb: seaLifeBase('Acropora cervicornis'),
    iucn: redList('Acropora cervicornis'),
    cites: cites('Acropora cervicornis'),
    wiki: wikipedia('Staghorn coral'),
  },
  size: [
    {
      measure: 'colony height',
      cm: [50, 150],
      note: 'Branches 1 to 4 cm thick, up to 2 m long.',
      from: ['noaa', 'slb'],
    },
  ],
  activity: { time: 'any hour', note: 'Feeds on light by day and plankton at night.', from: ['noaa'] },
  population: {
    year: 2021,
    trend: 'decreasing',
    note: 'Down by over 90 per cent since 1980.',
    from: ['iucn', 'noaa'],
  },
  range: {
    countries: [
      'ATG',
      'BHS',
      'BLZ',
      'COL',
      'CRI',
      'CUB',
      'CYM',
      'DOM',
      'GRD',
      'GTM',
      'HND',
      'HTI',
      'JAM',
      'KNA',
      'LCA',
      'MEX',
      'NIC',
      'PAN',
      'PRI',
      'TCA',
      'USA',
      'VCT',
      'VEN',
      'VGB',
      'VIR',
    ],
    seas: ['Caribbean Sea'],
    note: 'With the Gulf of Mexico, the Bahamas and Florida.',
    from: ['iucn', 'noaa'],
  },
  law: {
    india: 'Not native to India',
    cites: 'Appendix II',
    note: 'Stony corals of Indian seas stand in Schedule I.',
    from: ['iucn', 'cites'],
  },
  look_alikes: [
    {
      name: 'Elkhorn coral',
      tell: 'Elkhorn has flat branches like antlers of a moose, staghorn round ones.',
      from: ['noaa'],
    },
    {
      name: 'Fused staghorn coral',
      tell: 'Acropora prolifera, a hybrid of the two, has thinner, closer branches that fork in fans.',
      from: ['noaa'],
    },
  ],
  signs: [],
  best_months: {
    months: [8, 9],
    where: 'Nurseries of the Florida Keys and reefs of Roatán and Cuba; spawning after the August full moon',
    from: ['noaa'],
  },
  surprise: {
    text: 'A piece that breaks off can take hold and grow, so a thicket of a hundred colonies may be one individual many times over.',
    from: ['noaa', 'wiki'],
  },
};
