import { diversityWeb, redList } from '../../animals/source-links';
import { cites, noaaFisheries, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 96,
  sources: {
    noaa: noaaFisheries('vaquita', 'Vaquita'),
    adw: diversityWeb('Phocoena sinus'),
    wiki: wikipedia('Vaquita'),
    iucn: redList('Phocoena sinus'),
    cites: cites('Phocoena sinus'),
  },
  size: [{ measure: 'total length', cm: [120, 150], note: 'Females are the longer.', from: ['noaa', 'adw'] }],
  weight: { kg: [30, 55], from: ['noaa', 'adw'] },
  lifespan: { years: [20, 21], where: 'wild', note: 'The oldest aged by its teeth.', from: ['adw', 'wiki'] },
  young: { count: [1, 1], of: 'calf', from: ['noaa', 'adw'] },
  activity: { time: 'any hour', from: ['adw'] },
  population: {
    count: [7, 10],
    of: 'individuals',
    year: 2025,
    trend: 'decreasing',
    note: 'Seen in that survey, calves among them.',
    from: ['wiki', 'iucn'],
  },
  range: { countries: ['MEX'], seas: ['Gulf of California'], from: ['iucn'] },
  law: { india: 'Not native to India', cites: 'Appendix I', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Common bottlenose dolphin',
      tell: 'It is twice as long, with a beak, and leaps; the vaquita has a blunt face, a tall fin, and rolls once and is gone.',
      from: ['noaa'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'High clicks at 128 to 139 kHz, beyond human ears, counted by moored recorders.',
      from: ['wiki'],
    },
  ],
  surprise: {
    text: 'It was named in 1958 from three skulls found on beaches; how the living animal looks was written down only in the 1980s.',
    from: ['wiki'],
  },
};
