import { redList, reptileDatabase } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 54,
  sources: {
    gharial: wikipedia('Gharial'),
    iucn: redList('Gavialis gangeticus'),
    count: {
      title: 'The New Indian Express: survey of gharials in the Ganga basin (2026)',
      url: 'https://www.newindianexpress.com/nation/2026/Jan/14/endangered-gharial-population-defies-odds-3037-spotted-in-ganga-river-basin',
    },
    wpa: wildlifeAct,
    cites: cites('Gavialis gangeticus'),
    reptiles: reptileDatabase('Gavialis gangeticus'),
    'national-chambal-sanctuary': wikipedia('National Chambal Sanctuary'),
  },
  size: [
    {
      measure: 'total length',
      cm: [260, 600],
      note: 'Females 260 to 450 cm, males 300 to 600 cm',
      from: ['gharial'],
    },
  ],
  weight: { kg: [160, 250], note: 'Of males; large ones weigh more', from: ['gharial'] },
  young: { count: [20, 95], of: 'eggs', note: 'Mostly about 40', from: ['gharial'] },
  activity: { time: 'any hour', note: 'Basks on sandbanks by day in the cold months', from: ['iucn'] },
  population: {
    count: [3037, 3037],
    of: 'individuals',
    year: 2023,
    trend: 'decreasing',
    where: 'India, rivers of the Ganga basin',
    note: 'With young; 2,097 of them in the Chambal. Mature animals of all countries: about 650',
    from: ['count', 'iucn'],
  },
  range: {
    countries: ['IND', 'NPL'],
    states: ['Bihar', 'Madhya Pradesh', 'Odisha', 'Punjab', 'Rajasthan', 'Uttar Pradesh', 'Uttarakhand'],
    note: 'Gone from the Indus, the Brahmaputra and Myanmar, but for strays',
    from: ['iucn', 'count'],
  },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Mugger crocodile',
      animal: 55,
      tell: 'A mugger has a broad snout like that of an alligator; that of a gharial is a thin rod four times longer than wide.',
      from: ['reptiles'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'On sand a wide smooth belly groove with the wavy line of the tail; adults push themselves along and hardly lift the body.',
      from: ['gharial'],
    },
    {
      kind: 'nest or den',
      text: 'Holes half a metre deep high in sandbanks, many together, dug in March and April.',
      from: ['gharial'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 11, 12],
    where: 'Boats on the Chambal near Dholpur and Bah; Katarniaghat; Corbett on the Ramganga',
    from: ['national-chambal-sanctuary'],
  },
  surprise: {
    text: 'Since 2017 young gharials live once more in the Beas in Punjab, where the last had been seen in the 1960s.',
    from: ['gharial'],
  },
};
