import { diversityWeb, redList } from '../../animals/source-links';
import { cites, noaaFisheries, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 60,
  sources: {
    noaa: noaaFisheries('olive-ridley-turtle', 'Olive Ridley Turtle'),
    adw: diversityWeb('Lepidochelys olivacea'),
    iucn: redList('Lepidochelys olivacea'),
    wpa: wildlifeAct,
    cites: cites('Lepidochelys olivacea'),
    ostional: wikipedia('Ostional'),
  },
  size: [{ measure: 'shell length', cm: [60, 72], from: ['noaa', 'adw'] }],
  weight: { kg: [35, 50], from: ['noaa', 'adw'] },
  young: { count: [90, 130], of: 'eggs', note: 'One to three clutches a year.', from: ['adw', 'noaa'] },
  activity: {
    time: 'any hour',
    note: 'Nests mostly at night; the largest arribadas go on by day.',
    from: ['noaa'],
  },
  population: {
    count: [800000, 800000],
    of: 'breeding females',
    year: 2008,
    trend: 'decreasing',
    note: 'Nesting in one year, roughly; the Red List gives the trend.',
    from: ['noaa', 'iucn'],
  },
  range: {
    countries: [
      'AUS',
      'BRA',
      'CRI',
      'GAB',
      'GUF',
      'IDN',
      'IND',
      'LKA',
      'MEX',
      'MOZ',
      'NIC',
      'OMN',
      'PAN',
      'SUR',
    ],
    seas: ['Arabian Sea', 'Atlantic Ocean', 'Bay of Bengal', 'Indian Ocean', 'Pacific Ocean'],
    states: [
      'Andaman and Nicobar Islands',
      'Andhra Pradesh',
      'Goa',
      'Gujarat',
      'Karnataka',
      'Kerala',
      'Lakshadweep',
      'Maharashtra',
      'Odisha',
      'Tamil Nadu',
      'West Bengal',
    ],
    note: 'Countries and states with the main nesting beaches; at sea in all warm waters.',
    from: ['iucn', 'noaa'],
  },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Green sea turtle',
      animal: 61,
      tell: 'The ridley has six or more shields on each side of the shell and two pairs of scales between the eyes; the green turtle has four, and one pair.',
      from: ['noaa'],
    },
    {
      name: 'Hawksbill turtle',
      tell: 'The hawksbill has a narrow beak and shields that overlap like tiles.',
      from: ['noaa'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'A shallow track some 75 cm wide in which the flippers have moved in turn, left and right; a green turtle moves both at once.',
      from: ['noaa'],
    },
  ],
  best_months: {
    months: [2, 3, 4],
    where: 'Beach of Rushikulya in Odisha; hatchlings some 45 days after the arribada',
    from: ['adw'],
  },
  surprise: {
    text: 'At Ostional in Costa Rica villagers may by law take eggs from the first days of an arribada, since later turtles would dig most of them up.',
    from: ['ostional'],
  },
};
