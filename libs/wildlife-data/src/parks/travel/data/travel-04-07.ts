import type { Travel } from '../travel.schema';
import { languagesOfIndia, page, wikipedia, worldHeritage } from './travel-sources';

export const travel04To07: readonly Travel[] = [
  {
    id: 4,
    sources: {
      park: wikipedia('Ranthambore National Park'),
      closure: page(
        'Zee News: Ranthambore zones 1 to 5 close from 1 July (in Hindi)',
        'https://zeenews.india.com/hindi/india/rajasthan/video/rajasthan-tiger-park-will-be-closed-from-july-1-tiger-safari-will-also-be-locked-know-the-reason/1754484/amp',
      ),
      languages: languagesOfIndia,
    },
    area: { km2: 282, of: 'national park of 1980, without the reserve around it', from: ['park'] },
    vegetation: {
      text: 'Dry forest of dhok on rocky hills, grass in the valleys, and three lakes below an old fort, with banyans on their shores.',
      from: ['park'],
    },
    station: { name: 'Sawai Madhopur', km: 11, from: ['park'] },
    airport: { name: 'Jaipur', km: 150, from: ['park'] },
    ways_in: {
      label: 'Zones',
      names: ['Zones 1 to 5, the core with the lakes', 'Zones 6 to 10, around it'],
      from: ['closure'],
    },
    permits: {
      text: 'A seat in a jeep or an open bus, for one zone and half a day, booked on the forest department’s own site with an identity document.',
      fees_by: 'the Rajasthan Forest Department',
      url: 'https://obms-tourist.rajasthan.gov.in/',
      from: ['park'],
    },
    closures: [
      {
        months: [7, 8, 9],
        days: '1 July to 30 September in zones 1 to 5',
        whole: false,
        note: 'Zones 6 to 10 stay open while their tracks can be driven.',
        from: ['closure'],
      },
    ],
    languages: { names: ['Hindi', 'Rajasthani'], from: ['languages'] },
    year: {
      spans: [
        {
          months: [10, 11],
          text: 'The lakes are full and the hills still green. Painted storks nest, and sambar wade for water plants.',
          animals: [15],
        },
        {
          months: [12, 1],
          text: 'Clear days, nights near freezing. Muggers sun themselves at noon; vultures ride the first warm air along the cliffs.',
          animals: [55, 45],
        },
        {
          months: [2, 3],
          text: 'Dhok drops its leaves and the flame of the forest opens. Pleasant days, and tigers easier to find.',
          animals: [1, 40],
        },
        {
          months: [4, 5, 6],
          text: 'Up to 45 °C. Water is left in few places, and tigers lie in it by day.',
          animals: [1, 15],
        },
        {
          months: [7, 8, 9],
          text: 'Rain turns the hills green within a week. The core is closed; peacocks dance in the outer zones.',
          animals: [40],
        },
      ],
      from: ['park'],
    },
    signature: [1, 3, 15, 55],
  },
  {
    id: 5,
    sources: {
      park: wikipedia('Kanha National Park'),
      gates: page(
        'Search for an Identity: Kanha National Park, with gates and distances',
        'https://www.searchforanidentity.com/2013/02/dakshinayana-part-eight-kanha-national.html',
      ),
      languages: languagesOfIndia,
    },
    vegetation: {
      text: 'Sal in the valleys, mixed forest with bamboo on the slopes, meadows where villages once stood, and grassy plateaus on top.',
      from: ['park'],
    },
    station: { name: 'Jabalpur', km: 160, note: 'To Khatia; Gondia is as far from Mukki.', from: ['gates'] },
    airport: { name: 'Jabalpur', km: 165, from: ['gates'] },
    ways_in: { label: 'Gates', names: ['Khatia', 'Mukki', 'Sarhi'], from: ['gates'] },
    permits: {
      text: 'Permits are for a gate, a half day and a vehicle, booked in advance on the state’s own site; a guide goes along.',
      fees_by: 'the Madhya Pradesh Forest Department',
      url: 'https://forest.mponline.gov.in/',
      from: ['park', 'gates'],
    },
    closures: [
      {
        months: [7, 8, 9],
        days: '1 July to 30 September',
        whole: true,
        note: 'The reserve’s buffer around the park may stay open. In some years opening came only in mid-October.',
        from: ['gates', 'park'],
      },
    ],
    closed_days: { text: 'Closed on Wednesday afternoons and at Holi.', from: ['gates'] },
    languages: { names: ['Hindi', 'Gondi'], from: ['languages', 'park'] },
    year: {
      spans: [
        {
          months: [10, 11],
          text: 'Meadows high and green, streams running. The hard-ground barasingha begin to call.',
          animals: [16],
        },
        {
          months: [12, 1],
          text: 'Frost on the meadows at dawn; take what is warm. Stags fight, and the herds stand in the open.',
          animals: [16, 14],
        },
        {
          months: [2, 3],
          text: 'Sal comes into new leaf and mahua drops its sweet flowers, which bears and deer eat.',
          animals: [23, 14],
        },
        {
          months: [4, 5, 6],
          text: 'Hot and dry. Gaur come down to water, and tigers keep to the last pools.',
          animals: [9, 1],
        },
        {
          months: [7, 8, 9],
          text: 'Rain. The park is closed; the deer give birth in the high grass later in the year.',
          animals: [],
        },
      ],
      from: ['park'],
    },
    signature: [16, 1, 9, 24],
  },
  {
    id: 6,
    sources: {
      park: wikipedia('Sundarbans National Park'),
      heritage: worldHeritage(452, 'Sundarbans National Park'),
      closure: page(
        'Millennium Post: Tourist activities in national parks and sanctuaries suspended for 3 months',
        'https://www.millenniumpost.in/bengal/tourist-activities-in-natl-parks-wildlife-sanctuaries-suspended-for-3-months-568005',
      ),
      tuesday: page(
        'Millennium Post: STR to stay closed on Tuesdays from April 1',
        'https://www.millenniumpost.in/bengal/str-to-stay-closed-on-tuesdays-from-april-1-512494',
      ),
      reach: page(
        'Be Traveler: Sunderban National Park',
        'https://betraveler.in/blog/sunderban-national-park/',
      ),
      languages: languagesOfIndia,
    },
    vegetation: {
      text: 'Mangrove on mud that the tide covers twice a day: sundari, gewa, goran and hental palm, cut by a maze of creeks.',
      from: ['park', 'heritage'],
    },
    station: {
      name: 'Canning',
      km: 29,
      note: 'To the jetty at Godkhali; from there by boat.',
      from: ['reach'],
    },
    airport: { name: 'Kolkata', km: 110, from: ['park'] },
    ways_in: {
      label: 'Ways in',
      names: ['Sajnekhali, by boat from Godkhali', 'Bagna, by boat'],
      from: ['park'],
    },
    permits: {
      text: 'By boat only, with a permit for boat and people and a guide of the reserve. Landing is allowed at the watchtowers alone.',
      fees_by: 'the West Bengal Forest Department',
      url: 'https://www.sundarbantigerreserve.org/',
      from: ['park'],
    },
    closures: [
      {
        months: [7, 8],
        part_months: [6, 9],
        days: '16 June to 15 September',
        whole: true,
        from: ['closure'],
      },
    ],
    closed_days: { text: 'The watchtowers are closed on Tuesdays.', from: ['tuesday'] },
    languages: { names: ['Bengali'], from: ['languages'] },
    year: {
      spans: [
        {
          months: [10, 11],
          text: 'The rain is over and the water calm. Crocodiles come out on the mudbanks as the days grow cooler.',
          animals: [56],
        },
        {
          months: [12, 1, 2],
          text: 'Cool and dry. Tigers sun themselves on the banks at low tide; waders and kingfishers line every creek.',
          animals: [1, 56],
        },
        {
          months: [3],
          text: 'Warm. Honey bees follow the flowering khalsi, and chital graze under the keora trees with the macaques.',
          animals: [14, 34],
        },
        {
          months: [4, 5, 6],
          text: 'Hot, close and stormy: this is the season of cyclones. The water is rough on the wide rivers.',
          animals: [14],
        },
        {
          months: [7, 8, 9],
          text: 'Monsoon. The reserve is closed until the middle of September.',
          animals: [],
        },
      ],
      from: ['park', 'heritage'],
    },
    signature: [1, 56, 6],
  },
  {
    id: 7,
    sources: {
      park: wikipedia('Periyar National Park'),
      languages: languagesOfIndia,
    },
    height: { metres: [900, 2016], from: ['park'] },
    vegetation: {
      text: 'Evergreen and moist deciduous forest in the valleys, grassland on the hills, around a reservoir full of drowned trunks.',
      from: ['park'],
    },
    station: { name: 'Kottayam', km: 110, from: ['park'] },
    airport: { name: 'Madurai', km: 140, note: 'Kochi is 165 km away.', from: ['park'] },
    ways_in: {
      label: 'Ways in',
      names: ['Thekkady, for boats and walks', 'Gavi and Vallakkadavu, with a permit'],
      from: ['park'],
    },
    permits: {
      text: 'Boat tickets, guided walks and rafting are sold by the tiger reserve on its own site and at Thekkady. Inside one walks with a guide only.',
      fees_by: 'the Kerala Forest Department and the Periyar Tiger Conservation Foundation',
      url: 'https://www.periyartigerreserve.org/',
      from: ['park'],
    },
    closures: [],
    languages: { names: ['Malayalam', 'Tamil'], from: ['languages', 'park'] },
    year: {
      spans: [
        {
          months: [10, 11],
          text: 'Showers from the north-east, fresh grass on the shores. Gaur and sambar come down to the lake in the evening.',
          animals: [9, 15],
        },
        {
          months: [12, 1, 2],
          text: 'Clear and mild. Otters hunt among the dead trunks, and langurs and giant squirrels feed above the paths.',
          animals: [27, 29],
        },
        {
          months: [3, 4],
          text: 'Warm and dry, the lake low. Elephants come to the water in herds: the best weeks for them.',
          animals: [7, 27],
        },
        {
          months: [5],
          text: 'First storms. Hornbills feed their young, and the forest begins to drip.',
          animals: [50],
        },
        {
          months: [6, 7, 8, 9],
          text: 'Heavy rain and leeches. The park stays open, boats run when the weather lets them, animals keep to the forest.',
          animals: [],
        },
      ],
      from: ['park'],
    },
    signature: [7, 9, 27, 32],
  },
];
