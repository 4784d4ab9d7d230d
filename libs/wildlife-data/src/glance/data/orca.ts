import { diversityWeb, redList } from '../../animals/source-links';
import { cites, noaaFisheries, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 95,
  sources: {
    noaa: noaaFisheries('killer-whale', 'Killer Whale'),
    adw: diversityWeb('Orcinus orca'),
    iucn: redList('Orcinus orca'),
    wpa: wildlifeAct,
    cites: cites('Orcinus orca'),
    wiki: wikipedia('Orca'),
  },
  size: [
    {
      measure: 'total length',
      cm: [500, 900],
      note: 'Males are longer than females.',
      from: ['noaa', 'adw'],
    },
  ],
  weight: { kg: [1400, 6600], note: 'The heaviest male on record passed 9 t.', from: ['noaa', 'adw'] },
  lifespan: {
    years: [30, 90],
    where: 'wild',
    note: 'Males about 30 years, at most 60; females 50, at most 90.',
    from: ['noaa'],
  },
  young: { count: [1, 1], of: 'calf', note: 'Every three to ten years.', from: ['noaa'] },
  activity: { time: 'any hour', from: ['adw'] },
  population: {
    count: [50000, 50000],
    of: 'individuals',
    year: 2017,
    trend: 'unknown',
    note: 'A minimum; large parts of the oceans were never surveyed.',
    from: ['iucn', 'noaa'],
  },
  range: {
    countries: [],
    seas: [
      'Arabian Sea',
      'Arctic Ocean',
      'Atlantic Ocean',
      'Bay of Bengal',
      'Gulf of California',
      'Indian Ocean',
      'Mediterranean Sea',
      'Pacific Ocean',
      'Southern Ocean',
    ],
    note: 'Rare in Indian waters; a stray in most of the Mediterranean.',
    from: ['iucn'],
  },
  law: {
    india: 'Schedule I',
    cites: 'Appendix II',
    note: 'A rare visitor to Indian waters.',
    from: ['wpa', 'cites'],
  },
  look_alikes: [
    {
      name: 'False killer whale',
      tell: 'It is dark all over, slimmer, with a small hooked fin and no white patch behind the eye.',
      from: ['noaa'],
    },
    {
      name: "Risso's dolphin",
      tell: "Risso's is under four metres, grey and scarred white, with a blunt head; its tall fin misleads from afar.",
      from: ['noaa'],
    },
  ],
  signs: [
    {
      kind: 'other sign',
      text: 'A straight fin of up to 1.8 metres on males, curved and half as tall on females, with a grey saddle behind.',
      from: ['noaa'],
    },
    { kind: 'call', text: 'Pulsed screams through a hydrophone; every pod has its own set.', from: ['noaa'] },
  ],
  best_months: {
    months: [6, 7, 8, 9],
    where: 'Johnstone Strait in Canada; northern Norway from November to January',
    from: ['noaa'],
  },
  surprise: {
    text: 'In the summer of 1987 a female off Washington took to wearing a dead salmon on her head; within weeks others of three pods did so too.',
    from: ['wiki'],
  },
};
