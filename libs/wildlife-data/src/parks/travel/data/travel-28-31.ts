import type { Travel } from '../travel.schema';
import { languagesOfIndia, page, ramsar, wikipedia } from './travel-sources';

export const travel28To31: readonly Travel[] = [
  {
    id: 28,
    sources: {
      park: wikipedia('Gahirmatha Beach'),
      wetland: ramsar(1205, 'Bhitarkanika Mangroves'),
      languages: languagesOfIndia,
    },
    vegetation: {
      text: 'Open sea and sand; goat’s-foot vine and spinifex bind the beaches, mangrove grows at the river mouths.',
      from: ['park', 'wetland'],
    },
    station: { name: 'Bhadrak', km: 75, note: 'To Chandbali or Dhamra.', from: ['park'] },
    airport: { name: 'Bhubaneswar', km: 160, from: ['park'] },
    ways_in: {
      label: 'Ways in',
      names: ['None: landing on the nesting islands is forbidden'],
      from: ['park'],
    },
    permits: {
      text: 'The nesting islands are closed, and fishing is banned off the beach from November to May. Ask the wildlife division at Rajnagar.',
      fees_by: 'the Odisha Forest Department',
      url: 'https://www.ecotourodisha.com/',
      from: ['park'],
    },
    closures: [],
    languages: { names: ['Odia'], from: ['languages'] },
    year: {
      spans: [
        {
          months: [11, 12],
          text: 'Olive ridleys gather in the shallow sea and mate. Calm water, patrol boats, gulls from the north.',
          animals: [60],
        },
        {
          months: [1, 2, 3],
          text: 'In some night between January and March, often after a south wind, hundreds of thousands come ashore to lay.',
          animals: [60],
        },
        {
          months: [4, 5],
          text: 'Seven weeks later the young hatch and run to the sea. The wind turns and the sea grows rough.',
          animals: [60],
        },
        { months: [6, 7, 8, 9, 10], text: 'Monsoon and cyclones reshape the sand. No boats.', animals: [] },
      ],
      from: ['park', 'wetland'],
    },
    signature: [60, 56],
  },
  {
    id: 29,
    sources: {
      park: wikipedia('Coringa Wildlife Sanctuary'),
      guide: page(
        'RoundGlass Sustain: The guide, Coringa Wildlife Sanctuary',
        'https://roundglasssustain.com/habitats/sanctuary-guide-coringa-wildlife-sanctuary-andhra-pradesh',
      ),
      reach: page(
        'Kolleru: Coringa Wildlife Sanctuary, location and access',
        'https://kolleruap.blogspot.com/2025/09/coringa-wildlife-sanctuary-mangrove.html',
      ),
      languages: languagesOfIndia,
    },
    vegetation: {
      text: 'Mangrove of Avicennia and Excoecaria on the mud of the Godavari delta, with salt marsh behind and a long sand spit in front.',
      from: ['park', 'guide'],
    },
    station: { name: 'Kakinada', km: 15, from: ['reach'] },
    airport: { name: 'Rajahmundry', km: 70, from: ['reach'] },
    ways_in: { label: 'Ways in', names: ['Boardwalk and jetty south of Kakinada'], from: ['guide'] },
    permits: {
      text: 'Tickets for boardwalk and boat at the entrance. Boats to Hope Island go by tide and weather.',
      fees_by: 'the Andhra Pradesh Forest Department',
      from: ['guide', 'reach'],
    },
    closures: [],
    languages: { names: ['Telugu'], from: ['languages'] },
    year: {
      spans: [
        {
          months: [10, 11],
          text: 'Rain from the north-east, cyclones now and then. Waders arrive from Siberia on the mudflats.',
          animals: [],
        },
        {
          months: [12, 1, 2],
          text: 'Cool and dry. Otters fish the creeks at low tide; knots and skimmers in thousands off Hope Island.',
          animals: [27],
        },
        {
          months: [3, 4, 5],
          text: 'Hot and humid. Olive ridleys nest on the spit until April; jackals search the beach for eggs.',
          animals: [60],
        },
        {
          months: [6, 7, 8, 9],
          text: 'The Godavari floods bring brown, fresh water. The boardwalk stays open; fishing cats hunt, seen by few.',
          animals: [6],
        },
      ],
      from: ['park', 'guide'],
    },
    signature: [6, 27, 60],
  },
  {
    id: 30,
    sources: {
      park: wikipedia('Indian Wild Ass Sanctuary'),
      closure: page(
        'The Hindu: the monsoon closure of Gujarat’s forests, by the example of Gir',
        'https://www.thehindu.com/news/national/other-states/gir-forest-to-be-shut-down-till-october-15/article6120357.ece',
      ),
      languages: languagesOfIndia,
    },
    vegetation: {
      text: 'Bare salt mud; grass, seepweed and thorn scrub grow only on the bets, the islands that the flood leaves dry.',
      from: ['park'],
    },
    station: {
      name: 'Dhrangadhra',
      km: 20,
      note: 'To the Bajana side; Viramgam has more trains.',
      from: ['park'],
    },
    airport: { name: 'Ahmedabad', km: 100, note: 'To Bajana.', from: ['park'] },
    ways_in: { label: 'Ways in', names: ['Bajana', 'Dhrangadhra', 'Adesar'], from: ['park'] },
    permits: {
      text: 'Permits at the range offices, mostly arranged by one’s lodge with jeep and guide. Nobody should drive the Rann alone.',
      fees_by: 'the Gujarat Forest Department',
      from: ['park'],
    },
    closures: [
      {
        months: [7, 8, 9],
        part_months: [6, 10],
        days: 'mid-June to mid-October',
        whole: true,
        note: 'Most of the plain stands under water then.',
        from: ['park', 'closure'],
      },
    ],
    languages: { names: ['Gujarati', 'Kutchi', 'Hindi'], from: ['languages', 'park'] },
    year: {
      spans: [
        {
          months: [10, 11],
          text: 'The water draws back and leaves pools with flamingos and pelicans. Foals follow the wild ass mares.',
          animals: [48, 21],
        },
        {
          months: [12, 1, 2],
          text: 'Cold mornings, dry ground. Cranes by the thousand at the edges; wolves, foxes and bustards on the bets.',
          animals: [44, 25, 21],
        },
        {
          months: [3, 4],
          text: 'Salt is harvested and mirages begin. Wild asses in dusty bands; cranes leave in March.',
          animals: [21, 44],
        },
        {
          months: [5, 6],
          text: 'Up to 45 °C and no shade. Asses graze by night; stallions fight before the rain.',
          animals: [21],
        },
        {
          months: [7, 8, 9],
          text: 'A shallow sea of rain and tide. Asses stay on the green bets, flamingos may breed. Closed.',
          animals: [],
        },
      ],
      from: ['park'],
    },
    signature: [21, 48, 44],
  },
  {
    id: 31,
    sources: {
      park: wikipedia('Changthang Wildlife Sanctuary'),
      lake: ramsar(1213, 'Tsomoriri'),
      permit: page(
        'Lonely Planet: entry formalities in Leh',
        'https://www.lonelyplanet.com/india/leh/practical-information/directory/entry-and-exit-formalities/a/nar/9f75782f-0d14-456a-8022-ec1aeeec8d94/356310',
      ),
      languages: languagesOfIndia,
    },
    height: { metres: [4267, 5791], from: ['park'] },
    vegetation: {
      text: 'Thin steppe of feather grass, sedge bogs round the lakes, cushions of prickly thrift and caragana on the scree.',
      from: ['park', 'lake'],
    },
    station: {
      name: 'Srinagar',
      km: 640,
      note: 'Three days by road; nearly everybody flies to Leh.',
      from: ['park'],
    },
    airport: { name: 'Leh', km: 215, note: 'To Korzok on Tso Moriri.', from: ['park'] },
    ways_in: {
      label: 'Ways in',
      names: ['Korzok, on Tso Moriri', 'Thukje, on Tso Kar', 'Hanle'],
      from: ['park'],
    },
    permits: {
      text: 'Foreigners need a Protected Area Permit through an agency in Leh, Indians pay the environment fee online. Rest in Leh first, for the height.',
      fees_by: 'the administration of Ladakh in Leh',
      url: 'https://www.lahdclehpermit.in/',
      from: ['permit'],
    },
    closures: [],
    languages: { names: ['Ladakhi', 'Changskhat', 'Hindi'], from: ['languages', 'park'] },
    year: {
      spans: [
        {
          months: [6, 7],
          text: 'Lakes free of ice, marshes green. Black-necked cranes sit on their nests, bar-headed geese lead goslings.',
          animals: [43, 47],
        },
        {
          months: [8, 9],
          text: 'Dry, bright and cold by night. Crane families feed in the bogs; kiangs in herds on the plains.',
          animals: [43],
        },
        {
          months: [10, 11],
          text: 'Cranes and geese leave for the south as the lakes begin to freeze. Roads are still open in most years.',
          animals: [43],
        },
        {
          months: [12, 1, 2, 3, 4, 5],
          text: 'Down to minus 35 °C. Bharal, wolves and snow leopards; snow can shut the passes for days.',
          animals: [4, 20],
        },
      ],
      from: ['park', 'lake'],
    },
    signature: [43, 47],
  },
];
