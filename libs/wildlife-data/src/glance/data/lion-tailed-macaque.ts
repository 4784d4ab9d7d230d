import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 32,
  sources: {
    'lion-tailed-macaque': wikipedia('Lion-tailed macaque'),
    adw: diversityWeb('Macaca silenus'),
    iucn: redList('Macaca silenus'),
    wpa: wildlifeAct,
    cites: cites('Macaca silenus'),
    'nilgiri-langur': wikipedia('Nilgiri langur'),
    'bonnet-macaque': wikipedia('Bonnet macaque'),
    'silent-valley-national-park': wikipedia('Silent Valley National Park'),
    'cullenia-exarillata': wikipedia('Cullenia exarillata'),
  },
  size: [
    { measure: 'head and body length', cm: [42, 61], from: ['lion-tailed-macaque'] },
    { measure: 'tail length', cm: [24, 38], from: ['adw'] },
  ],
  weight: { kg: [2, 10], note: 'Females 2 to 6 kg, males 5 to 10 kg', from: ['lion-tailed-macaque'] },
  lifespan: { years: [18, 20], where: 'wild', note: 'Up to 30 years in zoos', from: ['adw'] },
  young: { count: [1, 1], of: 'young', from: ['adw'] },
  activity: { time: 'day', from: ['adw'] },
  population: {
    year: 2015,
    trend: 'decreasing',
    note: 'Fewer than 4,000, of which fewer than 2,500 are mature',
    from: ['iucn'],
  },
  range: { countries: ['IND'], states: ['Karnataka', 'Kerala', 'Tamil Nadu'], from: ['iucn'] },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Nilgiri langur',
      tell: 'The Nilgiri langur is glossy black with a brownish head, no ruff, and a plain tail longer than its body.',
      from: ['nilgiri-langur'],
    },
    {
      name: 'Bonnet macaque',
      tell: 'A bonnet macaque is grey-brown with a pink face, a parted cap of hair and a long thin tail.',
      from: ['bonnet-macaque'],
    },
  ],
  signs: [
    {
      kind: 'other sign',
      text: 'Half-eaten fruit of Cullenia and jackfruit below the crowns, and soft coos among a troop that feeds out of sight.',
      from: ['lion-tailed-macaque'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 4, 5, 10, 11, 12],
    where: 'Puthuthottam near Valparai, Nelliyampathy and Silent Valley',
    from: ['silent-valley-national-park'],
  },
  surprise: {
    text: 'What holds it through the lean months is Cullenia, a wild relative of the durian, of which it eats both flowers and seeds.',
    from: ['cullenia-exarillata'],
  },
};
