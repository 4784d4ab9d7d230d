import type { Travel } from '../travel.schema';
import { languagesOfIndia, page, wikipedia, worldHeritage } from './travel-sources';

export const travel12To15: readonly Travel[] = [
  {
    id: 12,
    sources: {
      park: wikipedia('Manas National Park'),
      heritage: worldHeritage(338, 'Manas Wildlife Sanctuary'),
      district: page(
        'Barpeta district: Manas National Park',
        'https://barpeta.assam.gov.in/tourist-place-detail/251',
      ),
      ranges: page(
        'Maps of India: Travel to Manas',
        'https://www.mapsofindia.com/assam/travel-to-manas.html',
      ),
      languages: languagesOfIndia,
    },
    area: { km2: 500, of: 'national park of 1990, without the enlargement of 2016', from: ['park'] },
    height: { metres: [61, 110], from: ['ranges', 'park'] },
    vegetation: {
      text: 'Tall grass on river gravel, moist forest and semi-evergreen forest on the older banks, below the hills of Bhutan.',
      from: ['park', 'heritage'],
    },
    station: { name: 'Barpeta Road', km: 20, from: ['district'] },
    airport: { name: 'Guwahati', km: 145, from: ['park'] },
    ways_in: { label: 'Ranges', names: ['Bansbari', 'Bhuyanpara', 'Panbari'], from: ['ranges'] },
    permits: {
      text: 'Permits at the range gates; for lodges inside, such as Mathanguri, at the field director’s office in Barpeta Road.',
      fees_by: 'the Bodoland Territorial Council and the Assam Forest Department',
      from: ['district'],
    },
    closures: [
      {
        months: [6, 7, 8, 9],
        part_months: [5, 10],
        days: 'about May to September',
        whole: true,
        note: 'Rain and rivers set the days; the park opens again in October.',
        from: ['park'],
      },
    ],
    languages: { names: ['Assamese', 'Bodo'], from: ['languages'] },
    year: {
      spans: [
        {
          months: [11, 12, 1],
          text: 'Clear, cool days with the Bhutan hills in view. Wild buffalo graze at dusk, hornbills cross the river in pairs.',
          animals: [10, 50],
        },
        {
          months: [2, 3],
          text: 'Burnt grass sprouts green. Elephant, rhinoceros and buffalo come out; florican cocks jump over the grass in March.',
          animals: [7, 8, 10],
        },
        {
          months: [4],
          text: 'Storms and hail, but rich in birds. The grass rises quickly and hides the herds again.',
          animals: [7],
        },
        {
          months: [5, 6, 7, 8, 9],
          text: 'The rivers change their beds and cut the tracks. Closed.',
          animals: [],
        },
        {
          months: [10],
          text: 'Tracks open one after the other. Rivers clear to blue, mahseer run up them.',
          animals: [65],
        },
      ],
      from: ['park', 'heritage'],
    },
    signature: [10, 7, 8, 1],
  },
  {
    id: 13,
    sources: {
      park: wikipedia('Tadoba Andhari Tiger Project'),
      closure: page(
        'PTI: Core areas of Tadoba reserve to shut for visitors from July 1',
        'https://www.latestly.com/agency-news/india-news-core-areas-of-tadoba-reserve-to-shut-for-visitors-from-july-1-6957558.html',
      ),
      languages: languagesOfIndia,
    },
    vegetation: {
      text: 'Dry teak forest with thickets of bamboo, ain and mahua, meadows on former fields, and the lakes of Tadoba and Kolsa.',
      from: ['park'],
    },
    station: { name: 'Chandrapur', km: 45, note: 'To the Moharli gate.', from: ['park'] },
    airport: { name: 'Nagpur', km: 140, from: ['park'] },
    ways_in: {
      label: 'Gates',
      names: ['Moharli', 'Kolara', 'Navegaon', 'Pangdi', 'Zari', 'Khutwanda'],
      from: ['park', 'closure'],
    },
    permits: {
      text: 'A jeep and a half day by gate, booked on the reserve’s official site alone; it warns of others that look alike.',
      fees_by: 'the Maharashtra Forest Department',
      url: 'https://mytadoba.mahaforest.gov.in/',
      from: ['closure'],
    },
    closures: [
      {
        months: [7, 8, 9],
        days: '1 July to 30 September in the core',
        whole: false,
        note: 'Gates of the buffer, such as Agarzari, Junona and Alizanza, stay open while the tracks hold.',
        from: ['closure'],
      },
    ],
    closed_days: { text: 'The core is closed on Tuesdays.', from: ['park'] },
    languages: { names: ['Marathi', 'Hindi', 'Gondi'], from: ['languages', 'park'] },
    year: {
      spans: [
        {
          months: [10, 11],
          text: 'The grass is high and the lakes full. Muggers bask, and dholes hunt along the shores.',
          animals: [55, 24],
        },
        {
          months: [12, 1],
          text: 'Cold mornings, clear days. Gaur graze late into the morning; leopards are about at dusk.',
          animals: [9, 3],
        },
        {
          months: [2, 3],
          text: 'Teak stands bare, and one sees far between the trunks. Mahua drops its flowers; sloth bears come to eat them.',
          animals: [23],
        },
        {
          months: [4, 5, 6],
          text: 'Up to 47 °C. Tigers lie in the waterholes for hours: hard for people, the surest weeks to see them.',
          animals: [1, 23],
        },
        {
          months: [7, 8, 9],
          text: 'Rain, and a wall of green bamboo. Only the buffer is open.',
          animals: [],
        },
      ],
      from: ['park'],
    },
    signature: [23, 1, 24],
  },
  {
    id: 14,
    sources: {
      park: wikipedia('Eravikulam National Park'),
      closure: page(
        'Deepika: Eravikulam park to be shut from February 1 (in Malayalam)',
        'https://www.deepika.com/News_Latest.aspx?Eravikulam-park-to-be-shut-from-February-1&catcode=latestin&newscode=411576&Eravikulam-park-to-be-shut-from-February-1',
      ),
      languages: languagesOfIndia,
    },
    height: { metres: [1400, 2695], from: ['park'] },
    vegetation: {
      text: 'Rolling montane grassland with sholas, low evergreen woods, in its folds; neelakurinji carpets the slopes once in twelve years.',
      from: ['park'],
    },
    station: { name: 'Aluva', km: 120, from: ['park'] },
    airport: { name: 'Kochi', km: 120, from: ['park'] },
    ways_in: { label: 'Ways in', names: ['Rajamala, by the forest department’s bus'], from: ['park'] },
    permits: {
      text: 'Tickets for the bus to Rajamala, with a time, on the park’s own site or at the gate near Munnar. The rest of the park is closed to visitors.',
      fees_by: 'the Kerala Forest Department',
      url: 'https://eravikulamnationalpark.in/',
      from: ['park'],
    },
    closures: [
      {
        months: [2, 3],
        days: 'February and March',
        whole: true,
        note: 'For the birth of the tahr. The days are announced each year.',
        from: ['closure', 'park'],
      },
    ],
    languages: { names: ['Malayalam', 'Tamil'], from: ['languages', 'park'] },
    year: {
      spans: [
        {
          months: [9, 10, 11],
          text: 'Clear mornings between showers; grass green, flowers on the slopes. Tahr graze beside the road.',
          animals: [19],
        },
        {
          months: [12, 1],
          text: 'Frost in the hollows, wide views. Females heavy with young come close; sambar stand at the shola edges.',
          animals: [19, 15],
        },
        {
          months: [2, 3],
          text: 'Kids are born on the cliffs. Closed, so that no mother is driven from her young.',
          animals: [],
        },
        {
          months: [4, 5],
          text: 'Open again: kids of some weeks follow the herds. Full on weekends, showers in the afternoon.',
          animals: [19],
        },
        {
          months: [6, 7, 8],
          text: 'The full monsoon: fog, wind and more rain than almost anywhere in Kerala. Males join the herds to rut.',
          animals: [19],
        },
      ],
      from: ['park'],
    },
    signature: [19, 7, 15],
  },
  {
    id: 15,
    sources: {
      park: wikipedia('Dachigam National Park'),
      rut: page(
        'The Kashmir Monitor: Dachigam Park entry suspended for hangul rutting season',
        'https://www.thekashmirmonitor.net/dachigam-park-entry-suspended-for-hangul-rutting-season/',
      ),
      guide: page(
        'TripKart: Dachigam National Park',
        'https://www.tripkrt.com/jammu-and-kashmir/kashmir/dachigam-national-park-kashmir-4105/',
      ),
      languages: languagesOfIndia,
    },
    height: { metres: [1676, 4267], from: ['park'] },
    vegetation: {
      text: 'Willow, mulberry and oak along the Dagwan, pine and fir above, then birch, juniper and alpine meadow.',
      from: ['park'],
    },
    station: { name: 'Srinagar', km: 30, from: ['park'] },
    airport: { name: 'Srinagar', km: 35, from: ['park'] },
    ways_in: {
      label: 'Parts',
      names: ['Lower Dachigam, by road from Harwan', 'Upper Dachigam, on foot, in summer'],
      from: ['guide', 'park'],
    },
    permits: {
      text: 'A permit in advance from the wildlife warden in Srinagar; walkers go with a guard, because of the black bears.',
      fees_by: 'the Jammu and Kashmir Department of Wildlife Protection',
      url: 'https://www.jkwildlife.com/',
      from: ['park', 'rut'],
    },
    closures: [
      {
        months: [],
        part_months: [9, 10],
        days: 'late September to mid-October',
        whole: true,
        note: 'No entry while the hangul rut; in 2023 from 25 September to 18 October.',
        from: ['rut'],
      },
    ],
    languages: { names: ['Kashmiri', 'Urdu', 'Hindi'], from: ['languages'] },
    year: {
      spans: [
        {
          months: [4, 5],
          text: 'Snow goes, fruit trees flower. Hangul and bears come to the new grass of the lower valley.',
          animals: [18],
        },
        {
          months: [6, 7, 8],
          text: 'Warm. Hangul climb to the upper valleys; bears climb the mulberries. Meadows in flower above.',
          animals: [51],
        },
        {
          months: [9, 10],
          text: 'Leaves turn yellow. The roar of the stags fills the valley at dusk and dawn; entry stops for some weeks.',
          animals: [18],
        },
        {
          months: [11, 12, 1, 2, 3],
          text: 'Snow. Hangul herds winter in the lower valley, leopards after them. Cold, quiet, and the best tracks.',
          animals: [18, 3],
        },
      ],
      from: ['park', 'rut'],
    },
    signature: [18, 51, 3],
  },
];
