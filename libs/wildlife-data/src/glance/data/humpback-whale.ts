import { diversityWeb, redList } from '../../animals/source-links';
import { cites, noaaFisheries, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 38,
  sources: {
    adw: diversityWeb('Megaptera novaeangliae'),
    noaa: noaaFisheries('humpback-whale', 'Humpback Whale'),
    iucn: redList('Megaptera novaeangliae'),
    wpa: wildlifeAct,
    cites: cites('Megaptera novaeangliae'),
    trip: {
      title: 'EcoWatch: a humpback from Colombia to Zanzibar (2024)',
      url: 'https://www.ecowatch.com/humpback-whale-migration-record.html',
    },
  },
  size: [{ measure: 'total length', cm: [1200, 1600], from: ['adw'] }],
  weight: { kg: [25000, 40000], from: ['adw'] },
  lifespan: { years: [80, 90], where: 'wild', from: ['noaa'] },
  young: { count: [1, 1], of: 'calf', from: ['adw'] },
  activity: { time: 'any hour', from: ['adw'] },
  population: {
    count: [84000, 84000],
    of: 'mature individuals',
    year: 2018,
    trend: 'increasing',
    note: 'The hundred or so of the Arabian Sea are endangered',
    from: ['iucn'],
  },
  range: {
    countries: [],
    seas: [
      'Arabian Sea',
      'Arctic Ocean',
      'Atlantic Ocean',
      'Bay of Bengal',
      'Indian Ocean',
      'Pacific Ocean',
      'Southern Ocean',
    ],
    from: ['iucn'],
  },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Blue whale',
      animal: 39,
      tell: 'A blue whale is mottled blue-grey with short flippers and a tiny fin; a humpback has flippers a third of its length and knobs on the head.',
      from: ['adw'],
    },
    {
      name: "Bryde's whale",
      tell: "Bryde's whale, common off India, has three ridges on a sleek head, a hooked fin, and does not show its flukes when it dives.",
      from: ['noaa'],
    },
  ],
  signs: [
    {
      kind: 'other sign',
      text: 'A bushy blow about three metres high, then a humped back and flukes raised, whose pattern of black and white names the animal.',
      from: ['noaa'],
    },
    {
      kind: 'call',
      text: 'Songs of males, phrases repeated for many minutes, heard under water in the breeding season.',
      from: ['adw'],
    },
  ],
  surprise: {
    text: 'A male photographed off Colombia in 2013 and 2017 was met off Zanzibar in 2022, at least 13,046 km away.',
    from: ['trip'],
  },
};
