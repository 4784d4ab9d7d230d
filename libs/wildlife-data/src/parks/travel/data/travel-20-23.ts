import type { Travel } from '../travel.schema';
import { languagesOfIndia, page, ramsar, wikipedia } from './travel-sources';

export const travel20To23: readonly Travel[] = [
  {
    id: 20,
    sources: {
      park: wikipedia('Bhitarkanika National Park'),
      wetland: ramsar(1205, 'Bhitarkanika Mangroves'),
      closure: page(
        'Sambad: Bhitarkanika to remain shut for tourists from May 1 to July 31',
        'https://sambadenglish.com/latest-news/odisha-bhitarkanika-to-remain-shut-for-tourists-from-may-1-to-july-31-9012374',
      ),
      languages: languagesOfIndia,
    },
    vegetation: {
      text: 'Mangrove of more kinds than any other of India, in the mud between the Brahmani and the Baitarani, with grassy clearings.',
      from: ['wetland', 'park'],
    },
    station: { name: 'Bhadrak', km: 70, note: 'To the boats at Chandbali.', from: ['park'] },
    airport: { name: 'Bhubaneswar', km: 150, from: ['park'] },
    ways_in: {
      label: 'Ways in',
      names: ['Khola, by boat', 'Gupti, by boat', 'Dangmal, with the crocodile farm'],
      from: ['park'],
    },
    permits: {
      text: 'Entry is written at the boat posts; stays at Dangmal and Gupti are booked on the state’s ecotourism site.',
      fees_by: 'the Odisha Forest Department',
      url: 'https://www.ecotourodisha.com/',
      from: ['park'],
    },
    closures: [
      {
        months: [5, 6, 7],
        days: '1 May to 31 July',
        whole: true,
        note: 'For the nesting of the crocodiles.',
        from: ['closure'],
      },
    ],
    languages: { names: ['Odia', 'Bengali'], from: ['languages', 'park'] },
    year: {
      spans: [
        {
          months: [8, 9],
          text: 'Rain and swollen creeks. Openbills and egrets raise thousands of young in the heronry at Bagagahan.',
          animals: [],
        },
        {
          months: [10, 11],
          text: 'The last storms pass. Chital graze the clearings, kingfishers and fledged egrets everywhere.',
          animals: [14],
        },
        {
          months: [12, 1, 2],
          text: 'Cool. The largest crocodiles lie on the mud at low tide all day; they are counted in January.',
          animals: [56],
        },
        {
          months: [3, 4],
          text: 'Warm and windy. Otters and monitors on the banks, crocodiles in the water by ten.',
          animals: [27, 56],
        },
        {
          months: [5, 6, 7],
          text: 'Females guard their nest mounds and attack what comes near. Closed.',
          animals: [],
        },
      ],
      from: ['park', 'closure'],
    },
    signature: [56, 6, 57],
  },
  {
    id: 21,
    sources: {
      park: wikipedia('Blackbuck National Park, Velavadar'),
      closure: page(
        'Trawell: Blackbuck National Park, timings',
        'https://www.trawell.in/gujarat/bhavnagar/blackbuck-national-park-velavadar-national-park',
      ),
      reach: page(
        'Glamworld: Blackbuck National Park, Velavadar',
        'https://glamworld.in/black-buck-national-park-velavadar-gujarat/',
      ),
      languages: languagesOfIndia,
    },
    vegetation: {
      text: 'Flat, treeless grassland with mesquite at its edges, and salt flats towards the Gulf of Khambhat.',
      from: ['park'],
    },
    station: {
      name: 'Dhola',
      km: 50,
      note: 'Bhavnagar, 45 km away, has more trains.',
      from: ['reach', 'closure'],
    },
    airport: {
      name: 'Bhavnagar',
      km: 45,
      note: 'Few flights; Ahmedabad is 145 km away.',
      from: ['reach', 'closure'],
    },
    ways_in: { label: 'Gates', names: ['Velavadar'], from: ['park'] },
    permits: {
      text: 'A permit for half a day, in one’s own car with a guide, from the reception at the gate.',
      fees_by: 'the Gujarat Forest Department',
      from: ['park', 'closure'],
    },
    closures: [
      {
        months: [7, 8, 9],
        part_months: [6, 10],
        days: '16 June to 15 October',
        whole: true,
        from: ['closure'],
      },
    ],
    languages: { names: ['Gujarati', 'Hindi'], from: ['languages'] },
    year: {
      spans: [
        {
          months: [10, 11],
          text: 'Golden grass after the rain. Harriers come in from Central Asia and roost on the ground by the hundred.',
          animals: [12],
        },
        {
          months: [12, 1, 2],
          text: 'Cool and clear. Blackbuck bucks hold court on their leks; wolves and hyenas walk home at sunrise.',
          animals: [12, 25, 26],
        },
        {
          months: [3, 4],
          text: 'Warm, dusty, the grass grazed short. Harriers leave; a second rut begins.',
          animals: [12, 11],
        },
        {
          months: [5, 6],
          text: 'Hot wind, mirages, animals at the troughs. Closed from 16 June.',
          animals: [12],
        },
        {
          months: [7, 8, 9],
          text: 'The rain brings the lesser florican, whose cocks leap over the new grass. Nobody sees it: closed.',
          animals: [],
        },
      ],
      from: ['park'],
    },
    signature: [12, 25, 26],
  },
  {
    id: 22,
    sources: {
      park: wikipedia('Betla National Park'),
      closure: page(
        'Lagatar: no entry to Betla National Park for three months (in Hindi)',
        'https://lagatar.in/category/jharkhand/palamu-division/latehar?page=15',
      ),
      reach: page('Ashex Tourism: Palamau', 'https://ashextourism.com/bihar/palamau.htm'),
      languages: languagesOfIndia,
    },
    vegetation: {
      text: 'Sal forest, moist in the valleys and dry on the slopes, with bamboo, mahua and bel, along the North Koel and the Auranga.',
      from: ['park', 'reach'],
    },
    station: {
      name: 'Daltonganj',
      km: 25,
      note: 'Barwadih is nearer and has fewer trains.',
      from: ['reach'],
    },
    airport: { name: 'Ranchi', km: 175, from: ['reach'] },
    ways_in: { label: 'Gates', names: ['Betla'], from: ['park'] },
    permits: {
      text: 'Tickets, guide and jeep at the gate at Betla; lodges and tree houses are booked with the forest and tourism departments.',
      fees_by: 'the Jharkhand Forest Department',
      from: ['park'],
    },
    closures: [{ months: [7, 8, 9], days: '1 July to 30 September', whole: true, from: ['closure'] }],
    languages: { names: ['Hindi', 'Nagpuri'], from: ['languages', 'park'] },
    year: {
      spans: [
        {
          months: [10],
          text: 'Open again. Everything is green, the grass is high, and elephants keep to the bamboo.',
          animals: [7],
        },
        {
          months: [11, 12, 1],
          text: 'Cold nights. Chital and langurs on the meadows by the gate, gaur at the forest edge early in the day.',
          animals: [14, 33, 9],
        },
        {
          months: [2, 3],
          text: 'Leaves fall, the flame of the forest opens, mahua smells sweet. Animals begin to use the waterholes.',
          animals: [23, 9],
        },
        {
          months: [4, 5, 6],
          text: 'Very hot and bare. Herds of elephants stay by the water, often beside the ruined forts.',
          animals: [7, 9],
        },
        { months: [7, 8, 9], text: 'Monsoon, and the young of many animals. Closed.', animals: [] },
      ],
      from: ['park', 'closure'],
    },
    signature: [9, 7, 14],
  },
  {
    id: 23,
    sources: {
      park: wikipedia('Gulf of Mannar Marine National Park'),
      boats: page(
        'The Hindu: Boat ride launched to Kurusadai Island',
        'https://www.thehindu.com/news/cities/Madurai/boat-ride-launched-to-kurusadai-island-to-boost-ecotourism/article65217718.ece',
      ),
      erwadi: page(
        'The Hindu: New eco-tourism project begins in Gulf of Mannar',
        'https://www.thehindu.com/news/cities/Madurai/new-eco-tourism-project-begins-in-gulf-of-mannar/article33720202.ece',
      ),
      languages: languagesOfIndia,
    },
    area: {
      km2: 560,
      of: '21 islands with their reefs and shallows; the land itself is about 6 km²',
      from: ['park'],
    },
    vegetation: {
      text: 'Seagrass meadows and coral around low sand islands, which carry scrub, pemphis and small mangroves.',
      from: ['park'],
    },
    station: {
      name: 'Rameswaram',
      km: 12,
      note: 'To the boats at Kunthukal; Mandapam is as near.',
      from: ['boats'],
    },
    airport: { name: 'Madurai', km: 170, from: ['park'] },
    ways_in: {
      label: 'Ways in',
      names: [
        'Kunthukal near Pamban, for Kurusadai island',
        'Pichaimoopanvalasai near Erwadi, for the glass-bottom boat',
      ],
      from: ['boats', 'erwadi'],
    },
    permits: {
      text: 'Tickets for the boats that villagers run with the forest department, at the jetties. All other islands are closed to visitors.',
      fees_by: 'the Tamil Nadu Forest Department',
      url: 'https://www.forests.tn.gov.in/',
      from: ['boats', 'erwadi'],
    },
    closures: [],
    languages: { names: ['Tamil'], from: ['languages'] },
    year: {
      spans: [
        {
          months: [10, 11, 12],
          text: 'Rain from the north-east and a changing sea. Flamingos and waders arrive on the flats behind the coast.',
          animals: [48],
        },
        {
          months: [1, 2, 3],
          text: 'Calm, clear mornings: the best water for the boats. Olive ridleys come ashore to nest by night.',
          animals: [60],
        },
        {
          months: [4, 5],
          text: 'Hot. The shallow water can grow warm enough to bleach coral. Dolphins are seen off the islands.',
          animals: [],
        },
        {
          months: [6, 7, 8, 9],
          text: 'The south-west wind stirs the gulf; water is murky and boats often stay ashore.',
          animals: [],
        },
      ],
      from: ['park', 'boats'],
    },
    signature: [37, 61, 73],
  },
];
