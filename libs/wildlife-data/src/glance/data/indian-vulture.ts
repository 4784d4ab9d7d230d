import { birdLife } from '../../animals/source-links';
import { cites, paper, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 45,
  sources: {
    'indian-vulture': wikipedia('Indian vulture'),
    birdlife: birdLife('Indian Vulture', 'Gyps indicus'),
    wpa: wildlifeAct,
    cites: cites('Gyps indicus'),
    'white-rumped-vulture': wikipedia('White-rumped vulture'),
    'himalayan-vulture': wikipedia('Himalayan vulture'),
    orchha: wikipedia('Orchha'),
    deaths: paper(
      '10.1257/aer.20230016',
      'American Economic Review: the decline of vultures and human deaths in India (2024)',
    ),
  },
  size: [
    { measure: 'total length', cm: [80, 103], from: ['indian-vulture'] },
    { measure: 'wingspan', cm: [196, 258], from: ['indian-vulture'] },
  ],
  weight: { kg: [5.5, 6.3], from: ['indian-vulture'] },
  young: { count: [1, 1], of: 'egg', from: ['indian-vulture'] },
  activity: { time: 'day', from: ['birdlife'] },
  population: {
    count: [5000, 15000],
    of: 'mature individuals',
    year: 2019,
    trend: 'decreasing',
    from: ['birdlife'],
  },
  range: {
    countries: ['IND', 'PAK'],
    states: [
      'Chhattisgarh',
      'Gujarat',
      'Jharkhand',
      'Karnataka',
      'Kerala',
      'Madhya Pradesh',
      'Maharashtra',
      'Rajasthan',
      'Tamil Nadu',
      'Telangana',
      'Uttar Pradesh',
    ],
    from: ['birdlife'],
  },
  law: { india: 'Schedule I', cites: 'Appendix II', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'White-rumped vulture',
      tell: 'Blackish with a white back and rump and a white ruff; an Indian vulture is buff-brown above with a pale bill.',
      from: ['white-rumped-vulture'],
    },
    {
      name: 'Himalayan vulture',
      tell: 'In winter on the northern plains: larger, with pale sandy wing coverts and a feathered brown ruff.',
      from: ['himalayan-vulture'],
    },
  ],
  signs: [
    {
      kind: 'nest or den',
      text: 'Ledges of cliffs, forts and domes streaked white below, with platforms of twigs lined with leaves.',
      from: ['indian-vulture'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 4, 11, 12],
    where: 'The cenotaphs of Orchha, Panna, and the cliffs of Ramanagara',
    from: ['orchha'],
  },
  surprise: {
    text: 'Two economists reckon that the loss of vultures, and the carcasses then left to dogs and rats, cost half a million human lives in five years.',
    from: ['deaths'],
  },
};
