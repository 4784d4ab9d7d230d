import type { Travel } from '../travel.schema';
import { languagesOfIndia, page, wikipedia, worldHeritage } from './travel-sources';

export const travel01To03: readonly Travel[] = [
  {
    id: 1,
    sources: {
      park: wikipedia('Jim Corbett National Park'),
      languages: languagesOfIndia,
    },
    height: { metres: [400, 1220], from: ['park'] },
    vegetation: {
      text: 'Sal over almost three quarters of the park, shisham and khair along the Ramganga, and wide grass meadows called chaurs.',
      from: ['park'],
    },
    station: {
      name: 'Ramnagar',
      km: 2,
      note: 'To the Amdanda gate; Dhikala is 50 km farther.',
      from: ['park'],
    },
    airport: { name: 'Pantnagar', km: 85, from: ['park'] },
    ways_in: {
      label: 'Zones',
      names: ['Dhikala', 'Bijrani', 'Jhirna', 'Dhela', 'Durgadevi', 'Sonanadi'],
      from: ['park'],
    },
    permits: {
      text: 'One zone and one half day a permit, booked in advance on the reserve’s own site. A night inside, as at Dhikala, is booked there too.',
      fees_by: 'the Uttarakhand Forest Department',
      url: 'https://corbettgov.org/',
      from: ['park'],
    },
    closures: [
      {
        months: [7, 8, 9],
        part_months: [6, 10, 11],
        days: 'mid-June to mid-November in Dhikala, July to mid-October in Bijrani',
        whole: false,
        note: 'Jhirna and Dhela stay open all year where the weather lets cars pass.',
        from: ['park'],
      },
    ],
    languages: { names: ['Hindi', 'Kumaoni', 'Garhwali'], from: ['languages', 'park'] },
    year: {
      spans: [
        {
          months: [11, 12, 1, 2],
          text: 'Mist over the river and frost on the grass at dawn. Gharials and muggers lie on the sandbanks to get warm.',
          animals: [54, 55],
        },
        {
          months: [3, 4],
          text: 'Sal sheds and renews its leaves within weeks, semal flowers red. Deer graze the burnt meadows in the open.',
          animals: [14],
        },
        {
          months: [5, 6],
          text: 'Hot. The reservoir shrinks, fresh grass grows on its bed, and elephants gather there in herds. Tigers come to water.',
          animals: [7, 1],
        },
        {
          months: [7, 8, 9],
          text: 'Heavy rain and high rivers. Only Jhirna and Dhela can be driven, and the grass hides most animals.',
          animals: [],
        },
        {
          months: [10],
          text: 'Green, washed and quiet. Bijrani opens again in the middle of the month; the grass still stands high.',
          animals: [15],
        },
      ],
      from: ['park'],
    },
    signature: [1, 7, 54],
  },
  {
    id: 2,
    sources: {
      park: wikipedia('Kaziranga National Park'),
      heritage: worldHeritage(337, 'Kaziranga National Park'),
      opening: page(
        'The Hindu: Kaziranga to open from Oct 2',
        'https://www.thehindu.com/news/national/other-states/kaziranga-to-open-from-oct-2/article19733362.ece',
      ),
      languages: languagesOfIndia,
    },
    area: {
      km2: 429.96,
      of: 'as inscribed by UNESCO; later additions more than doubled the park',
      from: ['heritage'],
    },
    height: { metres: [40, 80], from: ['park'] },
    vegetation: {
      text: 'Tall elephant grass on the flood plain, broken by shallow lakes, with moist forest on the higher banks.',
      from: ['heritage', 'park'],
    },
    station: { name: 'Furkating', km: 75, from: ['park'] },
    airport: { name: 'Jorhat', km: 97, from: ['park'] },
    ways_in: {
      label: 'Ranges',
      names: ['Kohora', 'Bagori', 'Agaratoli', 'Burapahar'],
      from: ['park', 'opening'],
    },
    permits: {
      text: 'Jeep and elephant rides are permitted by range and half day, at the range offices and on the park’s own site. No walking inside.',
      fees_by: 'the Assam Forest Department',
      url: 'https://kaziranga.assam.gov.in/',
      from: ['park'],
    },
    closures: [
      {
        months: [6, 7, 8, 9],
        part_months: [5, 10],
        days: 'May to September',
        whole: true,
        note: 'The flood sets the days: parts may open in October, others only in November.',
        from: ['opening'],
      },
    ],
    languages: { names: ['Assamese', 'Karbi'], from: ['languages'] },
    year: {
      spans: [
        {
          months: [11, 12, 1],
          text: 'Cool, with fog until nine. Geese and ducks fill the lakes; the grass is still higher than a rhinoceros.',
          animals: [47, 8],
        },
        {
          months: [2, 3],
          text: 'The grass is burnt and short. Rhinoceros, wild buffalo, swamp deer and elephant stand in the open: the fullest weeks.',
          animals: [8, 10, 16, 7],
        },
        {
          months: [4],
          text: 'Warm, with thunderstorms in the afternoon. New grass draws the herds, and tigers walk the tracks.',
          animals: [8, 1],
        },
        {
          months: [5, 6, 7, 8, 9],
          text: 'The Brahmaputra comes over its banks. Animals swim or walk up to the Karbi hills; the park is closed.',
          animals: [],
        },
        {
          months: [10],
          text: 'Water falls and tracks are mended. Some ranges open for jeeps, muddy and very green.',
          animals: [8],
        },
      ],
      from: ['park', 'heritage'],
    },
    signature: [8, 10, 1, 16],
  },
  {
    id: 3,
    sources: {
      park: wikipedia('Gir National Park'),
      closure: page(
        'The Hindu: Gir forest to be shut down till October 15',
        'https://www.thehindu.com/news/national/other-states/gir-forest-to-be-shut-down-till-october-15/article6120357.ece',
      ),
      devaliya: page(
        'Times Now: Gir Sanctuary shuts for 4 months due to monsoon',
        'https://timesnownews.com/mirror-now/gujarat-gir-sanctuary-shuts-for-4-months-due-to-monsoon-protected-area-management-initiative-by-forest-dept-article-92234990/amp',
      ),
      languages: languagesOfIndia,
    },
    vegetation: {
      text: 'Dry teak forest in the west, thorn scrub and savanna in the east, and a green line of trees along each of the seven rivers.',
      from: ['park'],
    },
    station: {
      name: 'Junagadh',
      km: 65,
      note: 'Sasan Gir has a small station of its own, with few trains.',
      from: ['park'],
    },
    airport: {
      name: 'Rajkot',
      km: 165,
      note: 'Keshod and Diu are nearer and have few flights.',
      from: ['park'],
    },
    ways_in: {
      label: 'Ways in',
      names: ['Sinh Sadan at Sasan, for the jeep routes', 'Devaliya, for the fenced safari park'],
      from: ['park', 'devaliya'],
    },
    permits: {
      text: 'A permit names the half day and the route; it is booked in advance on the forest department’s own site with the names of all who travel.',
      fees_by: 'the Gujarat Forest Department',
      url: 'https://girlion.gujarat.gov.in/',
      from: ['park'],
    },
    closures: [
      {
        months: [7, 8, 9],
        part_months: [6, 10],
        days: '16 June to 15 October',
        whole: true,
        note: 'The fenced safari park at Devaliya stays open.',
        from: ['closure', 'devaliya'],
      },
    ],
    languages: { names: ['Gujarati', 'Hindi'], from: ['languages'] },
    year: {
      spans: [
        {
          months: [12, 1, 2],
          text: 'Cool mornings. Lions lie in the sun beside the tracks, muggers on the banks of Kamleshwar lake.',
          animals: [2, 55],
        },
        {
          months: [3, 4],
          text: 'Teak stands bare and one sees far. The flame of the forest flowers, and chital wait under langurs for dropped leaves.',
          animals: [14, 33],
        },
        {
          months: [5, 6],
          text: 'Above 40 °C. Every animal comes to the few pools, lions among them. Closed from 16 June.',
          animals: [2, 14],
        },
        {
          months: [7, 8, 9],
          text: 'Monsoon and the mating time of the lions. The tracks are mud, and the forest is closed.',
          animals: [],
        },
        {
          months: [10, 11],
          text: 'Rivers run and grass stands high after the rain. Open from 16 October; sightings need patience.',
          animals: [15, 40],
        },
      ],
      from: ['park', 'closure'],
    },
    signature: [2, 3, 14],
  },
];
