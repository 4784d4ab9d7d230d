import { diversityWeb, redList } from '../../animals/source-links';
import { cites, noaaFisheries, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 62,
  sources: {
    noaa: noaaFisheries('leatherback-turtle', 'Leatherback Turtle'),
    adw: diversityWeb('Dermochelys coriacea'),
    iucn: redList('Dermochelys coriacea'),
    wpa: wildlifeAct,
    cites: cites('Dermochelys coriacea'),
    wiki: wikipedia('Leatherback sea turtle'),
  },
  size: [{ measure: 'shell length', cm: [130, 180], from: ['noaa', 'adw'] }],
  weight: { kg: [250, 500], note: 'The record is 916 kg.', from: ['noaa', 'adw'] },
  young: {
    count: [60, 110],
    of: 'eggs',
    note: 'With some small yolkless ones; up to seven clutches in a season.',
    from: ['adw', 'noaa'],
  },
  activity: { time: 'any hour', note: 'Dives deep by day, shallow at night.', from: ['noaa'] },
  population: {
    year: 2013,
    trend: 'decreasing',
    note: 'The Pacific and south-west Atlantic groups are nearly gone.',
    from: ['iucn'],
  },
  range: {
    countries: [
      'CRI',
      'GAB',
      'GNQ',
      'GUF',
      'GUY',
      'IDN',
      'IND',
      'LKA',
      'MEX',
      'NIC',
      'PAN',
      'PNG',
      'SLB',
      'SUR',
      'TTO',
      'USA',
      'ZAF',
    ],
    seas: [
      'Arabian Sea',
      'Atlantic Ocean',
      'Bay of Bengal',
      'Indian Ocean',
      'Mediterranean Sea',
      'Pacific Ocean',
    ],
    states: ['Andaman and Nicobar Islands'],
    note: 'Countries and states with the main nesting beaches; at sea as far as Norway and Alaska.',
    from: ['iucn', 'noaa'],
  },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Other sea turtles',
      animal: 61,
      tell: 'No other sea turtle has a black shell of skin with seven ridges from end to end.',
      from: ['noaa'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'The widest of turtle tracks, about two metres across, both flippers printed at once and a line from the tail between them.',
      from: ['noaa'],
    },
  ],
  best_months: {
    months: [12, 1, 2],
    where: 'Galathea Bay on Great Nicobar and West Bay on Little Andaman; permits are needed',
    from: ['iucn'],
  },
  surprise: {
    text: 'The heaviest on record, a male of 916 kg, drowned in fishing lines and washed up at Harlech in Wales in 1988; it hangs in the museum of Cardiff.',
    from: ['wiki'],
  },
};
