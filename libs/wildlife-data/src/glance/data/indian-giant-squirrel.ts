import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 29,
  sources: {
    'indian-giant-squirrel': wikipedia('Indian giant squirrel'),
    adw: diversityWeb('Ratufa indica'),
    iucn: redList('Ratufa indica'),
    wpa: wildlifeAct,
    cites: cites('Ratufa indica'),
    'grizzled-giant-squirrel': wikipedia('Grizzled giant squirrel'),
    'black-giant-squirrel': wikipedia('Black giant squirrel'),
    'bhimashankar-wildlife-sanctuary': wikipedia('Bhimashankar Wildlife Sanctuary'),
  },
  size: [
    { measure: 'head and body length', cm: [25, 45], from: ['indian-giant-squirrel'] },
    { measure: 'tail length', cm: [35, 60], from: ['adw'] },
  ],
  weight: { kg: [1.5, 2], from: ['adw'] },
  lifespan: { years: [15, 20], where: 'human care', from: ['adw'] },
  young: { count: [1, 3], of: 'young', from: ['adw'] },
  activity: { time: 'day', from: ['adw'] },
  population: { year: 2016, trend: 'decreasing', from: ['iucn'] },
  range: {
    countries: ['IND'],
    states: [
      'Andhra Pradesh',
      'Chhattisgarh',
      'Goa',
      'Gujarat',
      'Karnataka',
      'Kerala',
      'Madhya Pradesh',
      'Maharashtra',
      'Odisha',
      'Tamil Nadu',
      'Telangana',
    ],
    from: ['iucn'],
  },
  law: { india: 'Schedule I', cites: 'Appendix II', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Grizzled giant squirrel',
      tell: 'The grizzled one, of river forest in Tamil Nadu and Kerala, is grey-brown flecked with white and without maroon.',
      from: ['grizzled-giant-squirrel'],
    },
    {
      name: 'Black giant squirrel',
      tell: 'That of the north-east is black above and buff below; the two do not meet.',
      from: ['black-giant-squirrel'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'A loud rattling chatter from the canopy that sets off the whole forest.',
      from: ['adw'],
    },
    {
      kind: 'nest or den',
      text: 'Globes of twigs and leaves in thin forks near the crown, several to one animal.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 4, 5, 12],
    where: 'Bhimashankar, Periyar and Satpura, in fruiting trees in the morning',
    from: ['bhimashankar-wildlife-sanctuary'],
  },
  surprise: {
    text: 'As shekru it is the state animal of Maharashtra, where Bhimashankar became a sanctuary for its sake.',
    from: ['indian-giant-squirrel'],
  },
};
