import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 36,
  sources: {
    adw: diversityWeb('Platanista gangetica'),
    count: {
      title: 'The New Indian Express: first survey of river dolphins (2025)',
      url: 'https://www.newindianexpress.com/nation/2025/Mar/04/first-ever-survey-finds-6324-riverine-dolphins-in-country',
    },
    iucn: redList('Platanista gangetica'),
    wpa: wildlifeAct,
    cites: cites('Platanista gangetica'),
    'vikramshila-gangetic-dolphin-sanctuary': wikipedia('Vikramshila Gangetic Dolphin Sanctuary'),
  },
  size: [{ measure: 'total length', cm: [200, 260], note: 'Females are longer than males', from: ['adw'] }],
  weight: { kg: [51, 90], from: ['adw'] },
  lifespan: { years: [18, 28], where: 'wild', from: ['adw'] },
  young: { count: [1, 1], of: 'calf', from: ['adw'] },
  activity: { time: 'any hour', from: ['adw'] },
  population: {
    count: [6324, 6324],
    of: 'individuals',
    year: 2023,
    trend: 'decreasing',
    where: 'India',
    note: 'With three Indus dolphins in the Beas the survey gave 6,327',
    from: ['count', 'iucn'],
  },
  range: {
    countries: ['BGD', 'IND', 'NPL'],
    states: ['Assam', 'Bihar', 'Jharkhand', 'Madhya Pradesh', 'Rajasthan', 'Uttar Pradesh', 'West Bengal'],
    note: 'Rivers of the Ganges, Brahmaputra, Meghna and Karnaphuli',
    from: ['iucn', 'count'],
  },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Irrawaddy dolphin',
      tell: 'In the tidal Sundarbans: a blunt round head without a beak and a small rounded fin; the river dolphin has a long beak and only a low hump.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'The puff of its breath every minute or two, with a glimpse of a long beak as it rolls.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 10, 11, 12],
    where: 'Vikramshila in Bihar, the Chambal, and the Brahmaputra near Guwahati',
    from: ['vikramshila-gangetic-dolphin-sanctuary'],
  },
  surprise: {
    text: 'The first one ever to carry a satellite tag was released in Assam in December 2024.',
    from: ['count'],
  },
};
