import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 31,
  sources: {
    adw: diversityWeb('Hoolock hoolock'),
    iucn: redList('Hoolock hoolock'),
    wpa: wildlifeAct,
    cites: cites('Hoolock hoolock'),
    'hoolock-gibbon': wikipedia('Hoolock gibbon'),
    'hoollongapar-gibbon-sanctuary': wikipedia('Hoollongapar Gibbon Sanctuary'),
  },
  size: [{ measure: 'head and body length', cm: [45, 81], note: 'There is no tail', from: ['adw'] }],
  weight: { kg: [6, 9], from: ['adw'] },
  young: { count: [1, 1], of: 'young', note: 'Every two to three years', from: ['adw'] },
  activity: { time: 'day', from: ['adw'] },
  population: { year: 2019, trend: 'decreasing', note: 'Most live in north-eastern India', from: ['iucn'] },
  range: {
    countries: ['BGD', 'IND', 'MMR'],
    states: ['Arunachal Pradesh', 'Assam', 'Manipur', 'Meghalaya', 'Mizoram', 'Nagaland', 'Tripura'],
    from: ['iucn'],
  },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Eastern hoolock gibbon',
      tell: 'East of the Chindwin: white brows set apart, and in the male a pale tuft on chin and groin where the western is black.',
      from: ['hoolock-gibbon'],
    },
    {
      name: 'Capped langur',
      tell: 'A langur has a tail longer than its body and leaps; a gibbon has none and swings by its arms.',
      from: ['hoolock-gibbon'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'Duets that rise to a rapid two-note whoop, mostly an hour or two after sunrise, heard for a kilometre and more.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 11, 12],
    where: 'Hoollongapar near Jorhat in Assam, and Namdapha',
    from: ['hoollongapar-gibbon-sanctuary'],
  },
  synonym: {
    name: 'Bunopithecus hoolock',
    note: 'Used in books before the genus Hoolock was set up in 2005.',
    from: ['hoolock-gibbon'],
  },
  surprise: {
    text: 'A railway laid in 1887 cuts Hoollongapar, the one Indian sanctuary with its name, in two, and gibbons do not cross the gap.',
    from: ['hoollongapar-gibbon-sanctuary'],
  },
};
