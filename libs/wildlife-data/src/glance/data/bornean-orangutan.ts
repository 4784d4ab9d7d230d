import { diversityWeb, redList } from '../../animals/source-links';
import { cites, paper } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 82,
  sources: {
    adw: diversityWeb('Pongo pygmaeus'),
    iucn: redList('Pongo pygmaeus'),
    cites: cites('Pongo pygmaeus'),
    kiss: paper(
      '10.1098/rspb.2009.1027',
      'Proceedings of the Royal Society B (2009): tool use in wild orang-utans modifies sound',
    ),
  },
  size: [{ measure: 'standing height', cm: [100, 140], note: 'Upright.', from: ['adw'] }],
  weight: { kg: [30, 100], note: 'Females 30 to 50 kg, flanged males 60 to 100.', from: ['adw'] },
  lifespan: { years: [35, 50], where: 'wild', from: ['adw'] },
  young: { count: [1, 1], of: 'infant', note: 'Every seven to nine years.', from: ['adw'] },
  activity: { time: 'day', from: ['adw'] },
  population: {
    count: [104700, 104700],
    of: 'individuals',
    year: 2012,
    trend: 'decreasing',
    note: 'The Red List expected about 47,000 by 2025.',
    from: ['iucn'],
  },
  range: { countries: ['IDN', 'MYS'], note: 'Borneo alone; none in Brunei.', from: ['iucn'] },
  law: { india: 'Not native to India', cites: 'Appendix I', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Sumatran and Tapanuli orangutans',
      tell: 'Both live on Sumatra, are paler and longer-haired; males have flatter cheek pads with pale down and longer beards.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'nest or den',
      text: 'A platform of broken leafy branches in the fork of a tree, turning brown within weeks; surveys count them.',
      from: ['adw', 'iucn'],
    },
    {
      kind: 'call',
      text: 'The long call of flanged males: grumbles, then a minute or more of roars and sighs.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [3, 4, 5, 6, 7, 8, 9, 10],
    where: 'Kinabatangan and Danum in Sabah, Tanjung Puting in Kalimantan',
    from: ['iucn'],
  },
  surprise: {
    text: 'Frightened ones kiss-squeak through a bunch of leaves held to the lips, which makes the sound deeper, as if from a larger animal.',
    from: ['kiss'],
  },
};
