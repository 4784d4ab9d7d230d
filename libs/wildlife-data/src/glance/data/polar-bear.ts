import { diversityWeb, redList } from '../../animals/source-links';
import { cites, paper } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 87,
  sources: {
    adw: diversityWeb('Ursus maritimus'),
    iucn: redList('Ursus maritimus'),
    pbsg: {
      title: 'IUCN Polar Bear Specialist Group: status of subpopulations',
      url: 'https://www.iucn-pbsg.org/population-status/',
    },
    cites: cites('Ursus maritimus'),
    paws: paper('10.1111/jzo.12215', 'Journal of Zoology (2015): chemical communication in the polar bear'),
  },
  size: [
    { measure: 'head and body length', cm: [180, 250], from: ['adw'] },
    { measure: 'shoulder height', cm: [100, 150], from: ['adw'] },
  ],
  weight: { kg: [150, 650], note: 'Females 150 to 300 kg, males 300 to 650.', from: ['adw'] },
  lifespan: { years: [20, 30], where: 'wild', from: ['adw'] },
  young: { count: [1, 3], of: 'cubs', note: 'Two as a rule.', from: ['adw'] },
  activity: { time: 'any hour', from: ['adw'] },
  population: {
    count: [22000, 31000],
    of: 'individuals',
    year: 2015,
    trend: 'unknown',
    note: 'Of 20 subpopulations some fall, some are steady, many are little known.',
    from: ['iucn', 'pbsg'],
  },
  range: {
    countries: ['CAN', 'GRL', 'NOR', 'RUS', 'SJM', 'USA'],
    seas: ['Arctic Ocean'],
    note: 'Strays reach Iceland.',
    from: ['iucn'],
  },
  law: { india: 'Not native to India', cites: 'Appendix II', from: ['iucn', 'cites'] },
  look_alikes: [
    {
      name: 'Brown bear',
      tell: 'The brown bear has a hump at the shoulder, a dished face and longer claws; hybrids are known from Canada.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'Prints up to 30 cm long and as wide, with blurred edges from hair between the pads.',
      from: ['adw'],
    },
    {
      kind: 'nest or den',
      text: 'A snow den in a drift on land, opened in March by a hole the width of a bear.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [10, 11],
    where: 'Churchill in Canada, when bears wait for the ice of Hudson Bay',
    from: ['pbsg'],
  },
  surprise: {
    text: 'It leaves messages with its feet: glands in the paws scent each print, and others turn to sniff along the trail.',
    from: ['paws'],
  },
};
