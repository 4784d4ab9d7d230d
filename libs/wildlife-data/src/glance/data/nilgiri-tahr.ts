import { diversityWeb, redList } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 19,
  sources: {
    adw: diversityWeb('Nilgiritragus hylocrius'),
    tn: {
      title: 'The New Indian Express: tahr survey of 2025 in Tamil Nadu and Kerala',
      url: 'https://www.newindianexpress.com/states/tamil-nadu/2025/Aug/06/nilgiri-tahr-population-hits-record-2655-across-tn-kerala-fragmentation-remains-key-threat',
    },
    kl: {
      title: 'The New Indian Express: tahr report of Kerala, 2025',
      url: 'https://www.newindianexpress.com/states/kerala/2025/Aug/05/kerala-home-to-over-half-of-global-nilgiri-tahr-population-says-2025-report',
    },
    iucn: redList('Nilgiritragus hylocrius'),
    wpa: wildlifeAct,
    cites: cites('Nilgiritragus hylocrius'),
    'eravikulam-national-park': wikipedia('Eravikulam National Park'),
    'nilgiri-tahr': wikipedia('Nilgiri tahr'),
  },
  size: [
    {
      measure: 'shoulder height',
      cm: [80, 110],
      note: 'Females about 80 cm, males about 100 cm',
      from: ['adw'],
    },
  ],
  weight: { kg: [50, 100], note: 'Females about 50 kg, males 80 to 100 kg', from: ['adw'] },
  lifespan: { years: [3, 9], where: 'wild', from: ['adw'] },
  young: { count: [1, 2], of: 'kids', note: 'Mostly one', from: ['adw'] },
  activity: { time: 'day', from: ['adw'] },
  population: {
    count: [2655, 2668],
    of: 'individuals',
    year: 2025,
    trend: 'increasing',
    note: '1,303 in Tamil Nadu; 1,352 or 1,365 in Kerala by two reports of one survey',
    from: ['tn', 'kl'],
  },
  range: { countries: ['IND'], states: ['Kerala', 'Tamil Nadu'], from: ['iucn'] },
  law: { india: 'Schedule I', cites: 'Not listed', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: 'Himalayan tahr',
      tell: 'The Himalayan tahr has a long shaggy ruff and lives 1,500 km to the north; no other wild goat or sheep lives in southern India.',
      from: ['adw'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'A whistled alarm from a sentinel on a rock, answered by the herd running uphill.',
      from: ['adw'],
    },
    {
      kind: 'track',
      text: 'Blunt cloven print of about 6 cm with spread toes, on ledges and cropped grass.',
      from: ['adw'],
    },
  ],
  best_months: {
    months: [9, 10, 11, 12],
    where: 'Rajamala in Eravikulam, which closes for the birth of kids in February and March',
    from: ['eravikulam-national-park'],
  },
  synonym: {
    name: 'Hemitragus hylocrius',
    note: 'It stood in the genus of the Himalayan tahr until 2005.',
    from: ['nilgiri-tahr'],
  },
  surprise: {
    text: 'For all its goat-like looks, genes place it nearer to sheep than to the tahr of the Himalaya, from which it has its name.',
    from: ['nilgiri-tahr'],
  },
};
