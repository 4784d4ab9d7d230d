import { redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 72,
  sources: {
    wiki: wikipedia('Poecilotheria metallica'),
    iucn: redList('Poecilotheria metallica'),
    wsc: {
      title: 'World Spider Catalog',
      url: 'https://wsc.nmbe.ch/search?sFamily=&fMt=begin&sGenus=Poecilotheria&gMt=exact&sSpecies=metallica',
    },
    wpa: wildlifeAct,
    cites: cites('Poecilotheria metallica'),
  },
  size: [
    { measure: 'leg span', cm: [15, 20], from: ['wiki'] },
    { measure: 'body length', cm: [4.5, 7], note: 'Of females; males are slimmer.', from: ['wiki'] },
  ],
  lifespan: {
    years: [11, 12],
    where: 'human care',
    note: 'Of females; males three to four.',
    from: ['wiki'],
  },
  young: { count: [70, 160], of: 'eggs', note: 'In one silk sac, in captivity.', from: ['wiki'] },
  activity: { time: 'night', from: ['wiki'] },
  population: {
    year: 2008,
    trend: 'decreasing',
    note: 'Not counted; its forest is smaller than 100 square kilometres.',
    from: ['iucn'],
  },
  range: {
    countries: ['IND'],
    states: ['Andhra Pradesh'],
    note: 'One reserve forest between Nandyal and Giddalur; not at Gooty.',
    from: ['iucn', 'wsc'],
  },
  law: {
    india: 'Schedule II',
    cites: 'Appendix II',
    note: 'CITES lists the whole genus since 2019.',
    from: ['wpa', 'cites'],
  },
  look_alikes: [
    {
      name: 'Other Indian parachute spiders',
      tell: 'They share the folio pattern on the back but are grey, brown and yellow; none is blue above.',
      from: ['wsc', 'wiki'],
    },
  ],
  signs: [
    {
      kind: 'nest or den',
      text: 'A funnel of silk in a hole high in an old tree, with hard parts of beetles below.',
      from: ['wiki'],
    },
  ],
  surprise: {
    text: 'Where holes in trees are scarce, several live together in one, smaller ones further down, as few tarantulas would.',
    from: ['wiki'],
  },
};
