import { redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 68,
  sources: {
    bi: { title: 'Butterflies of India', url: 'https://www.ifoundbutterflies.org/troides-minos' },
    iucn: redList('Troides minos'),
    wpa: wildlifeAct,
    cites: cites('Troides minos'),
    golden: wikipedia('Troides aeacus'),
  },
  size: [{ measure: 'wingspan', cm: [14, 19], note: 'Females are larger than males.', from: ['bi'] }],
  activity: { time: 'day', note: 'Flies most in the morning.', from: ['bi'] },
  population: {
    year: 2020,
    trend: 'unknown',
    note: 'Not counted; common in parts of Kerala and Karnataka.',
    from: ['iucn'],
  },
  range: {
    countries: ['IND'],
    states: ['Goa', 'Karnataka', 'Kerala', 'Maharashtra', 'Tamil Nadu'],
    from: ['bi', 'iucn'],
  },
  law: {
    india: 'Schedule II',
    cites: 'Appendix II',
    note: 'CITES lists the whole genus Troides.',
    from: ['wpa', 'cites'],
  },
  look_alikes: [
    {
      name: 'Common and golden birdwings',
      tell: 'They live in the Himalaya, the north-east, Odisha and the Andamans; the southern is the only birdwing of the Western Ghats.',
      from: ['bi'],
    },
    {
      name: 'Crimson rose',
      tell: 'It eats the same vines, and is a third smaller, black with white bands and a red body, without yellow.',
      from: ['bi'],
    },
  ],
  signs: [
    {
      kind: 'other sign',
      text: 'Fat purple-black caterpillars with fleshy knobs and a pale sloping band, on birthwort vines at forest edges.',
      from: ['bi'],
    },
  ],
  best_months: {
    months: [8, 9, 10, 11],
    where: 'Forest edges and gardens of the Western Ghats, at flowers of lantana and mussaenda',
    from: ['bi'],
  },
  surprise: {
    text: 'A specimen of 190 mm made it the largest butterfly of India for 88 years, until a golden birdwing from Didihat in Uttarakhand measured 194 mm in 2020.',
    from: ['golden'],
  },
};
