import { birdLife } from '../../animals/source-links';
import { birdsOfTheWorld, cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 52,
  sources: {
    bow: birdsOfTheWorld('roeowl1', 'Rock Eagle-Owl'),
    birdlife: birdLife('Rock Eagle-Owl', 'Bubo bengalensis'),
    wpa: wildlifeAct,
    cites: cites('Bubo bengalensis'),
    'indian-eagle-owl': wikipedia('Indian eagle-owl'),
  },
  size: [{ measure: 'total length', cm: [48, 56], from: ['bow'] }],
  weight: { kg: [1.1, 2], from: ['bow'] },
  young: { count: [2, 5], of: 'eggs', note: 'Mostly three or four', from: ['bow'] },
  activity: { time: 'night', note: 'Often abroad before sunset', from: ['bow'] },
  population: { year: 2016, trend: 'stable', note: 'Not counted', from: ['birdlife'] },
  range: {
    countries: ['IND', 'NPL', 'PAK'],
    states: [
      'Andhra Pradesh',
      'Bihar',
      'Chhattisgarh',
      'Delhi',
      'Gujarat',
      'Haryana',
      'Himachal Pradesh',
      'Jammu and Kashmir',
      'Jharkhand',
      'Karnataka',
      'Kerala',
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
    from: ['birdlife'],
  },
  law: { india: 'Schedule I', cites: 'Appendix II', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Brown fish owl',
      tell: 'Bare legs, yellow eyes and ear tufts that hang sideways; it keeps to trees by water. The eagle-owl has feathered legs and orange eyes.',
      from: ['bow'],
    },
    {
      name: 'Dusky eagle-owl',
      tell: 'Grey without a clear facial rim, with yellow eyes, in large trees near water.',
      from: ['bow'],
    },
  ],
  signs: [
    { kind: 'call', text: 'A deep resonant bu-whooo at dusk, again and again from one rock.', from: ['bow'] },
    {
      kind: 'other sign',
      text: 'Pellets as long as a finger under a ledge, with skulls of rats and legs of crabs.',
      from: ['indian-eagle-owl'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 4, 11, 12],
    where: 'Quarries, ravines and rocky hills of the Deccan and Rajasthan, at dusk',
    from: ['bow'],
  },
  surprise: {
    text: 'It long passed as a race of the Eurasian eagle-owl, which can weigh twice as much and has a different voice.',
    from: ['indian-eagle-owl'],
  },
};
