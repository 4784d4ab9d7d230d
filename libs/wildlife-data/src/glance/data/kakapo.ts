import { birdLife } from '../../animals/source-links';
import { cites, wikipedia } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 102,
  sources: {
    bird: birdLife('Kakapo', 'Strigops habroptila'),
    wiki: wikipedia('Kākāpō'),
    doc: {
      title: 'New Zealand Department of Conservation: Kakapo Recovery',
      url: 'https://www.doc.govt.nz/our-work/kakapo-recovery/',
    },
    cites: cites('Strigops habroptila'),
    sirocco: wikipedia('Sirocco (parrot)'),
  },
  size: [{ measure: 'total length', cm: [58, 64], from: ['bird', 'wiki'] }],
  weight: { kg: [1.2, 4], note: 'Males 2 to 4 kg; females to 1.6 kg.', from: ['doc', 'wiki'] },
  lifespan: {
    years: [40, 80],
    where: 'wild',
    note: 'Estimated; nobody has watched a whole life.',
    from: ['doc'],
  },
  young: { count: [1, 4], of: 'eggs', from: ['doc', 'wiki'] },
  activity: { time: 'night', from: ['doc'] },
  population: {
    count: [236, 236],
    of: 'individuals',
    year: 2026,
    trend: 'increasing',
    note: 'At the start of the breeding season; its chicks are not in the figure.',
    from: ['doc', 'bird'],
  },
  range: { countries: ['NZL'], note: 'A few islands free of predators.', from: ['doc', 'bird'] },
  law: { india: 'Not native to India', cites: 'Appendix I', from: ['bird', 'cites'] },
  look_alikes: [
    {
      name: 'Kea',
      tell: 'The kea is slimmer, flies, and shows orange under the wing; it lives in the mountains.',
      from: ['doc'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'A boom like a blown bottle, up to a thousand in an hour, then a metallic ching, on summer nights of rimu years.',
      from: ['doc', 'wiki'],
    },
    {
      kind: 'other sign',
      text: 'Chewed crescents of grass and fern left on the plant, and bowls in the earth joined by swept paths.',
      from: ['wiki'],
    },
  ],
  synonym: { name: 'Strigops habroptilus', note: 'The older spelling, still common.', from: ['wiki'] },
  surprise: {
    text: 'Sirocco, raised by hand, courted a zoologist by climbing on to his head in a film of 2009, and was appointed spokesbird the year after.',
    from: ['sirocco'],
  },
};
