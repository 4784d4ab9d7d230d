import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 8,
  sources: {
    'indian-rhinoceros': wikipedia('Indian rhinoceros'),
    adw: diversityWeb('Rhinoceros unicornis'),
    irf: {
      title: 'International Rhino Foundation: State of the Rhino',
      url: 'https://rhinos.org/about-rhinos/state-of-the-rhino/',
    },
    iucn: redList('Rhinoceros unicornis'),
    wpa: wildlifeAct,
    cites: cites('Rhinoceros unicornis'),
    'javan-rhinoceros': wikipedia('Javan rhinoceros'),
    'kaziranga-national-park': wikipedia('Kaziranga National Park'),
    durer: {
      title: "Wikipedia: Dürer's Rhinoceros",
      url: 'https://en.wikipedia.org/wiki/D%C3%BCrer%27s_Rhinoceros',
    },
  },
  size: [
    { measure: 'shoulder height', cm: [150, 190], from: ['indian-rhinoceros'] },
    { measure: 'head and body length', cm: [310, 380], from: ['indian-rhinoceros'] },
  ],
  weight: {
    kg: [1600, 2200],
    note: 'Females about 1,600 kg, males about 2,200 kg',
    from: ['indian-rhinoceros'],
  },
  lifespan: { years: [30, 45], where: 'wild', from: ['adw'] },
  young: { count: [1, 1], of: 'calf', note: 'After nearly 16 months', from: ['adw'] },
  activity: { time: 'any hour', note: 'Wallows in the heat', from: ['adw'] },
  population: {
    count: [4075, 4075],
    of: 'individuals',
    year: 2025,
    trend: 'increasing',
    note: 'About 3,320 in India and 750 in Nepal',
    from: ['irf'],
  },
  range: { countries: ['IND', 'NPL'], states: ['Assam', 'Uttar Pradesh', 'West Bengal'], from: ['iucn'] },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Javan rhinoceros',
      tell: 'The Javan, gone from India, is smaller and smoother; its shoulder folds meet over the neck like a saddle, and most cows have no horn.',
      from: ['javan-rhinoceros'],
    },
  ],
  signs: [
    {
      kind: 'track',
      text: 'Three broad toes, about 25 cm across, pressed deep into mud.',
      from: ['indian-rhinoceros'],
    },
    {
      kind: 'droppings',
      text: 'Heaps used by many animals, up to a metre high and several across, often on tracks.',
      from: ['adw'],
    },
    {
      kind: 'other sign',
      text: 'Tunnels through elephant grass, and wallows with their banks rubbed smooth.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 4, 11, 12],
    where: 'Kaziranga, Pobitora and Manas in Assam, Jaldapara in West Bengal',
    from: ['kaziranga-national-park'],
  },
  surprise: {
    text: "Dürer's woodcut of 1515 shows a rhinoceros from Gujarat that he never saw; he gave it a second small horn on its shoulders, and Europe believed him.",
    from: ['durer'],
  },
};
