import { birdLife, diversityWeb } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 49,
  sources: {
    'greater-adjutant': wikipedia('Greater adjutant'),
    adw: diversityWeb('Leptoptilos dubius'),
    birdlife: birdLife('Greater Adjutant', 'Leptoptilos dubius'),
    wpa: wildlifeAct,
    cites: cites('Leptoptilos dubius'),
  },
  size: [
    { measure: 'standing height', cm: [145, 150], from: ['greater-adjutant'] },
    { measure: 'wingspan', cm: [240, 260], from: ['greater-adjutant'] },
  ],
  weight: { kg: [8, 11], note: 'Of birds in zoos; nobody weighs wild ones', from: ['greater-adjutant'] },
  young: { count: [2, 4], of: 'eggs', from: ['greater-adjutant'] },
  activity: { time: 'day', from: ['adw'] },
  population: {
    count: [1360, 1510],
    of: 'mature individuals',
    year: 2023,
    trend: 'increasing',
    note: '1,830 birds of all ages in Assam and about 600 in Bihar',
    from: ['birdlife'],
  },
  range: {
    countries: ['IND', 'KHM'],
    states: ['Assam', 'Bihar'],
    note: 'Wanders to Nepal, Bangladesh and neighbouring states',
    from: ['birdlife'],
  },
  law: { india: 'Schedule I', cites: 'Not listed', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Lesser adjutant',
      tell: 'The lesser is a head shorter, glossier black, without the hanging pouch, and without the pale grey band on the closed wing.',
      from: ['birdlife'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'Nearly voiceless: at the nest it clatters its bill and grunts or moos, and its wings are loud when it takes off.',
      from: ['greater-adjutant'],
    },
    {
      kind: 'nest or den',
      text: 'Platforms of sticks high in tall trees of village gardens, several to a tree, from October on.',
      from: ['birdlife'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 10, 11, 12],
    where: 'Dadara and Deepor Beel near Guwahati, and Kadwa near Bhagalpur',
    from: ['greater-adjutant'],
  },
  surprise: {
    text: 'In old Calcutta, where it cleared the streets of offal, a bye-law fined whoever killed one fifty rupees.',
    from: ['greater-adjutant'],
  },
};
