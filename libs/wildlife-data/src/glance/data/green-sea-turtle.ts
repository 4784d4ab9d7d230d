import { diversityWeb, redList } from '../../animals/source-links';
import { cites, noaaFisheries, paper, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 61,
  sources: {
    noaa: noaaFisheries('green-turtle', 'Green Turtle'),
    adw: diversityWeb('Chelonia mydas'),
    iucn: redList('Chelonia mydas'),
    wpa: wildlifeAct,
    cites: cites('Chelonia mydas'),
    fem: paper(
      '10.1016/j.cub.2017.11.057',
      'Current Biology 28 (2018): warming and feminisation of green turtles',
    ),
  },
  size: [{ measure: 'shell length', cm: [80, 120], from: ['noaa', 'adw'] }],
  weight: { kg: [110, 190], note: 'The largest on record passed 300 kg.', from: ['noaa', 'adw'] },
  lifespan: { years: [60, 70], where: 'wild', note: 'Estimated; some may live longer.', from: ['noaa'] },
  young: {
    count: [75, 150],
    of: 'eggs',
    note: 'Three to five clutches in a season, every two to five years.',
    from: ['adw', 'noaa'],
  },
  activity: { time: 'day', note: 'Females come ashore at night.', from: ['adw'] },
  population: {
    year: 2025,
    trend: 'increasing',
    note: 'Counted by nests; some subpopulations still fall.',
    from: ['iucn'],
  },
  range: {
    countries: [
      'AUS',
      'BRA',
      'COM',
      'CRI',
      'CUB',
      'CYP',
      'ECU',
      'GNB',
      'IDN',
      'IND',
      'LKA',
      'MEX',
      'MYS',
      'OMN',
      'PAK',
      'PHL',
      'SAU',
      'SUR',
      'SYC',
      'TUR',
      'USA',
      'YEM',
    ],
    seas: [
      'Arabian Sea',
      'Atlantic Ocean',
      'Bay of Bengal',
      'Gulf of California',
      'Indian Ocean',
      'Mediterranean Sea',
      'Pacific Ocean',
      'Red Sea',
    ],
    states: ['Andaman and Nicobar Islands', 'Gujarat', 'Lakshadweep', 'Tamil Nadu'],
    note: 'Countries with the main nesting beaches; states of India where it nests or grazes.',
    from: ['iucn', 'noaa'],
  },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Olive ridley turtle',
      animal: 60,
      tell: 'The ridley is smaller and heart-shaped, with six or more shields on each side of the shell instead of four.',
      from: ['noaa'],
    },
    {
      name: 'Hawksbill turtle',
      tell: 'The hawksbill has a pointed beak and two pairs of scales between the eyes, the green turtle a blunt saw-edged jaw and one pair.',
      from: ['noaa'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'A broad track on the beach, about a metre wide, with both flippers printed side by side, ending in a deep body pit.',
      from: ['noaa'],
    },
  ],
  best_months: {
    months: [11, 12, 1, 2, 3, 4],
    where: 'Lagoons of Lakshadweep, grazing on seagrass',
    from: ['iucn'],
  },
  surprise: {
    text: 'Warm sand makes females: of the young green turtles from the beaches of the northern Great Barrier Reef more than 99 in 100 are female.',
    from: ['fem'],
  },
};
