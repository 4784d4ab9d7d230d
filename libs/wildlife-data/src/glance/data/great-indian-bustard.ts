import { birdLife } from '../../animals/source-links';
import { cites, wikipedia, wildlifeAct } from '../glance-sources';
import type { Glance } from '../glance.schema';

export const glance: Glance = {
  id: 41,
  sources: {
    'great-indian-bustard': wikipedia('Great Indian bustard'),
    birdlife: birdLife('Great Indian Bustard', 'Ardeotis nigriceps'),
    count: {
      title: 'Mongabay: captive-raised chicks of the great Indian bustard (2025)',
      url: 'https://news.mongabay.com/short-article/captive-raised-chicks-offer-hope-for-extremely-rare-great-indian-bustard',
    },
    wpa: wildlifeAct,
    cites: cites('Ardeotis nigriceps'),
    'lesser-florican': wikipedia('Lesser florican'),
    'desert-national-park': wikipedia('Desert National Park'),
  },
  size: [
    {
      measure: 'standing height',
      cm: [90, 122],
      note: 'Females about 92 cm, males up to 122 cm',
      from: ['great-indian-bustard'],
    },
    { measure: 'wingspan', cm: [210, 250], from: ['great-indian-bustard'] },
  ],
  weight: { kg: [3.5, 15], note: 'Females 3.5 to 6.75 kg, males 8 to 15 kg', from: ['great-indian-bustard'] },
  lifespan: { years: [12, 15], where: 'wild', from: ['great-indian-bustard'] },
  young: { count: [1, 2], of: 'eggs', note: 'Nearly always one', from: ['great-indian-bustard'] },
  activity: { time: 'day', from: ['birdlife'] },
  population: {
    count: [100, 150],
    of: 'individuals',
    year: 2025,
    trend: 'decreasing',
    note: 'Fewer than 150 wild; more than fifty others in breeding centres',
    from: ['count', 'birdlife'],
  },
  range: {
    countries: ['IND', 'PAK'],
    states: ['Gujarat', 'Karnataka', 'Maharashtra', 'Rajasthan'],
    note: 'Nearly all in the Thar of Rajasthan; single birds elsewhere',
    from: ['birdlife'],
  },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['wpa', 'cites'] },
  look_alikes: [
    {
      name: "Macqueen's bustard",
      tell: 'A winter guest less than half as tall, sandy, with a black line down the side of the neck.',
      from: ['great-indian-bustard'],
    },
    {
      name: 'Lesser florican',
      tell: 'Hardly larger than a hen; males in the rains are black with white wings and leap above the grass.',
      from: ['lesser-florican'],
    },
  ],
  signs: [
    {
      kind: 'call',
      text: 'In the breeding season males puff out the throat and boom, a deep hoom heard for half a kilometre.',
      from: ['great-indian-bustard'],
    },
  ],
  best_months: {
    months: [1, 2, 3, 10, 11, 12],
    where: 'Desert National Park near Jaisalmer',
    from: ['desert-national-park'],
  },
  surprise: {
    text: 'Salim Ali proposed it as national bird; the peacock was taken, partly, it is said, for fear of a misprint in the word bustard.',
    from: ['great-indian-bustard'],
  },
};
