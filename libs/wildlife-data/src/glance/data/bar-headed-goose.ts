import { birdLife, diversityWeb } from '../../animals/source-links';
import { birdsOfTheWorld, cites, paper, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 47,
  sources: {
    bow: birdsOfTheWorld('bahgoo', 'Bar-headed Goose'),
    adw: diversityWeb('Anser indicus'),
    count: paper(
      '10.1186/s40657-017-0064-7',
      'Avian Research: a revised population estimate of the bar-headed goose (2017)',
    ),
    birdlife: birdLife('Bar-headed Goose', 'Anser indicus'),
    wpa: wildlifeAct,
    cites: cites('Anser indicus'),
    tunnel: paper('10.7554/eLife.44986', 'eLife: bar-headed geese in thin air (2019)'),
  },
  size: [
    { measure: 'total length', cm: [68, 78], from: ['bow'] },
    { measure: 'wingspan', cm: [140, 160], from: ['bow'] },
  ],
  weight: { kg: [1.8, 3.2], from: ['bow'] },
  young: { count: [3, 8], of: 'eggs', note: 'Mostly four to six', from: ['bow'] },
  activity: { time: 'day', note: 'In winter it often grazes at night', from: ['adw'] },
  population: {
    count: [97000, 118000],
    of: 'individuals',
    year: 2014,
    trend: 'increasing',
    note: 'More than two thirds winter in Tibet; the Red List, with older figures, says decreasing',
    from: ['count', 'birdlife'],
  },
  range: {
    countries: ['BGD', 'BTN', 'CHN', 'IND', 'KAZ', 'KGZ', 'MMR', 'MNG', 'NPL', 'PAK', 'RUS', 'TJK'],
    states: [
      'Andhra Pradesh',
      'Assam',
      'Bihar',
      'Chhattisgarh',
      'Gujarat',
      'Haryana',
      'Himachal Pradesh',
      'Jammu and Kashmir',
      'Jharkhand',
      'Karnataka',
      'Ladakh',
      'Madhya Pradesh',
      'Maharashtra',
      'Odisha',
      'Punjab',
      'Rajasthan',
      'Tamil Nadu',
      'Telangana',
      'Uttar Pradesh',
      'Uttarakhand',
      'West Bengal',
    ],
    note: 'Breeds in Ladakh; elsewhere in India in winter',
    from: ['birdlife'],
  },
  law: { india: 'Schedule II', cites: 'Not listed', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Greylag goose',
      tell: 'A greylag is plain-headed with a heavy pink bill; a bar-headed goose is paler with a yellow bill and two dark bars on a white head.',
      from: ['bow'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'Low, nasal honks from flocks in line, mostly heard before dawn and after dusk.',
      from: ['bow'],
    },
    {
      kind: 'droppings',
      text: 'Green cylinders of grass on grazed lake shores and wheat fields.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 11, 12],
    where: 'Pong reservoir in Himachal Pradesh, Keoladeo, and Magadi tank in Karnataka',
    from: ['bow'],
  },
  surprise: {
    text: 'Goslings raised by hand, some by a later astronaut, flew in a wind tunnel with masks that fed them the thin air of Everest.',
    from: ['tunnel'],
  },
};
