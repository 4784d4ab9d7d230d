import { diversityWeb } from '../../animals/source-links';
import { cites, paper, pressBureau, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 116,
  sources: {
    fao: {
      title: 'Food and Agriculture Organization: The Yak',
      url: 'https://www.fao.org/4/ad347e/ad347e00.htm',
    },
    adw: diversityWeb('Bos grunniens'),
    cen: pressBureau(1588304, '20th Livestock Census'),
    wpa: wildlifeAct,
    cites: cites('Bos mutus'),
    cattle: paper('10.1038/ng.3775', 'Nature Genetics (2017): cattle in the genome of Mongolian yaks'),
  },
  size: [
    {
      measure: 'shoulder height',
      cm: [100, 140],
      note: 'Of the domestic form; wild bulls reach 200.',
      from: ['fao'],
    },
  ],
  weight: { kg: [180, 550], note: 'Cows 180 to 350 kg.', from: ['fao', 'adw'] },
  lifespan: { years: [15, 25], where: 'human care', from: ['adw', 'fao'] },
  young: { count: [1, 1], of: 'calf', note: 'Every second year, as a rule.', from: ['adw', 'fao'] },
  activity: { time: 'day', from: ['fao'] },
  population: {
    count: [58000, 58000],
    of: 'individuals',
    year: 2019,
    trend: 'decreasing',
    where: 'India',
    note: "A quarter fewer than in 2012; most of the world's yaks live in China.",
    from: ['cen'],
  },
  range: {
    countries: ['AFG', 'BTN', 'CHN', 'IND', 'KGZ', 'MNG', 'NPL', 'PAK', 'RUS', 'TJK'],
    states: [
      'Arunachal Pradesh',
      'Himachal Pradesh',
      'Jammu and Kashmir',
      'Ladakh',
      'Sikkim',
      'Uttarakhand',
      'West Bengal',
    ],
    note: 'Where it is herded.',
    from: ['fao', 'cen'],
  },
  law: {
    india: 'Not scheduled',
    cites: 'Not listed',
    note: 'The wild yak, Bos mutus, stands in Schedule I and Appendix I.',
    from: ['wpa', 'cites'],
  },
  look_alikes: [
    {
      name: 'Wild yak',
      tell: 'The wild yak is a third taller, blackish brown with a grey muzzle; domestic ones are smaller, often pied.',
      from: ['adw'],
    },
    {
      name: 'Dzo',
      tell: 'The hybrid with cattle has shorter hair, a thinner tail and a less humped shoulder.',
      from: ['fao'],
    },
  ],
  signs: [{ kind: 'call', text: 'A grunt like a pig; it does not low as cattle do.', from: ['adw'] }],
  best_months: {
    months: [6, 7, 8, 9],
    where: 'Summer pastures of Changthang and Rupshu in Ladakh, Lachen in Sikkim',
    from: ['fao'],
  },
  synonym: {
    name: 'Poephagus grunniens',
    note: 'In books that give yaks a genus of their own.',
    from: ['adw'],
  },
  surprise: {
    text: 'Yaks of Mongolia carry some 1.3 per cent of cattle in their genome, and hornless ones owe that to cattle.',
    from: ['cattle'],
  },
};
