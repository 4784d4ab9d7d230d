import type { Travel } from '../travel.schema';
import { languagesOfIndia, page, wikipedia, worldHeritage } from './travel-sources';

export const travel08To11: readonly Travel[] = [
  {
    id: 8,
    sources: {
      park: wikipedia('Hemis National Park'),
      permit: page(
        'Lonely Planet: entry formalities in Leh',
        'https://www.lonelyplanet.com/india/leh/practical-information/directory/entry-and-exit-formalities/a/nar/9f75782f-0d14-456a-8022-ec1aeeec8d94/356310',
      ),
      languages: languagesOfIndia,
    },
    area: { km2: 4400, of: 'after the last enlargement', from: ['park'] },
    height: { metres: [3000, 6000], from: ['park'] },
    vegetation: {
      text: 'Bare rock and steppe of wormwood and caragana, willow and poplar along the streams, alpine turf under the snow line.',
      from: ['park'],
    },
    station: {
      name: 'Srinagar',
      km: 430,
      note: 'Two days by road, which snow shuts in winter; nearly everybody flies.',
      from: ['park'],
    },
    airport: { name: 'Leh', km: 15, note: 'To Zingchen, the mouth of the Rumbak valley.', from: ['park'] },
    ways_in: {
      label: 'Valleys',
      names: ['Rumbak, from Zingchen', 'Markha, from Chilling', 'Shang, from Martselang'],
      from: ['park'],
    },
    permits: {
      text: 'Entry is paid at the park’s check posts in the valleys. Herders’ homes take guests; rest two days in Leh first, for the height.',
      fees_by: 'the Department of Wildlife Protection, Ladakh',
      url: 'https://www.lahdclehpermit.in/',
      from: ['park', 'permit'],
    },
    closures: [],
    languages: { names: ['Ladakhi', 'Hindi', 'English'], from: ['languages'] },
    year: {
      spans: [
        {
          months: [1, 2, 3],
          text: 'Down to minus 25 °C at night. Snow leopards follow the bharal low into Rumbak and mate: the weeks of the searchers.',
          animals: [4, 20],
        },
        {
          months: [4, 5],
          text: 'Snow melts and the paths are mud. Bharal graze the first green; few people come.',
          animals: [20],
        },
        {
          months: [6, 7, 8, 9],
          text: 'Dry, sunny and cool. The Markha trail is open, wild roses and peas flower, marmots whistle; snow leopards are high.',
          animals: [20],
        },
        {
          months: [10, 11, 12],
          text: 'Clear and cold, poplars yellow in October. Bharal rut in December, and the streams freeze.',
          animals: [20],
        },
      ],
      from: ['park'],
    },
    signature: [4, 20],
  },
  {
    id: 9,
    sources: { park: wikipedia('Bandipur National Park'), languages: languagesOfIndia },
    area: { km2: 868.63, of: 'national park, without later additions to the reserve', from: ['park'] },
    height: { metres: [680, 1454], from: ['park'] },
    vegetation: {
      text: 'Dry deciduous forest and scrub in the east, moister teak and rosewood in the west, rising to the grassy Himavad Gopalaswamy hill.',
      from: ['park'],
    },
    station: {
      name: 'Mysuru',
      km: 75,
      note: 'To the safari centre; Nanjangud is a little nearer.',
      from: ['park'],
    },
    airport: { name: 'Mysuru', km: 70, note: 'Few flights; Bengaluru is 240 km away.', from: ['park'] },
    ways_in: {
      label: 'Ways in',
      names: ['Safari centre at Melukamanahalli, on the road from Gundlupet'],
      from: ['park'],
    },
    permits: {
      text: 'Jeep and bus rides of the forest department, by half day, on the reserve’s own site or at the counter. The road through it is shut at night.',
      fees_by: 'the Karnataka Forest Department',
      url: 'https://bandipurtigerreserve.in/',
      from: ['park'],
    },
    closures: [],
    languages: { names: ['Kannada', 'Tamil'], from: ['languages', 'park'] },
    year: {
      spans: [
        {
          months: [10, 11],
          text: 'Green after two monsoons, butterflies on the tracks. Herds of chital around the waterholes, gaur at the forest edge.',
          animals: [14, 9],
        },
        {
          months: [12, 1, 2],
          text: 'Cool, dry mornings. Dholes den and hunt by day, peacocks call from the scrub, leaves begin to fall.',
          animals: [24, 40],
        },
        {
          months: [3, 4, 5],
          text: 'Dry and open; fire is the danger, and closes tracks. Elephants, gaur and tigers come to the last water.',
          animals: [7, 9, 1],
        },
        {
          months: [6, 7, 8, 9],
          text: 'Soft rain and fresh grass. Elephants graze along the road; many return from the Kabini as pools fill here.',
          animals: [7, 14],
        },
      ],
      from: ['park'],
    },
    signature: [24, 7, 1, 9],
  },
  {
    id: 10,
    sources: {
      park: wikipedia('Keoladeo National Park'),
      heritage: worldHeritage(340, 'Keoladeo National Park'),
      languages: languagesOfIndia,
    },
    vegetation: {
      text: 'Shallow marshes between dykes with kadam and babul, flooded grass, and dry scrub with ber and kair on a third of the land.',
      from: ['park', 'heritage'],
    },
    station: { name: 'Bharatpur', km: 5, from: ['park'] },
    airport: { name: 'Agra', km: 55, note: 'Few flights; Jaipur and Delhi are 180 km away.', from: ['park'] },
    ways_in: { label: 'Gates', names: ['Main gate on the Agra to Jaipur road'], from: ['park'] },
    permits: {
      text: 'Tickets at the gate and on the forest department’s own site. One goes on foot, by bicycle or by cycle rickshaw, whose drivers know the birds.',
      fees_by: 'the Rajasthan Forest Department',
      url: 'https://obms-tourist.rajasthan.gov.in/',
      from: ['park'],
    },
    closures: [],
    languages: { names: ['Hindi', 'Rajasthani'], from: ['languages'] },
    year: {
      spans: [
        {
          months: [7, 8, 9],
          text: 'If the rain and the canal fill the marsh, thousands of storks, ibises, egrets and cormorants nest in the babul trees.',
          animals: [42],
        },
        {
          months: [10, 11],
          text: 'Young storks fledge while ducks arrive from the north. Sarus pairs walk the flooded grass with their chick.',
          animals: [42],
        },
        {
          months: [12, 1, 2],
          text: 'Fog, then soft sun. Bar-headed geese and dozens of kinds of duck; pythons lie before their holes to get warm.',
          animals: [47, 58],
        },
        {
          months: [3],
          text: 'Winter guests leave. Warm days and bare trees show owls and parakeets at their holes.',
          animals: [53, 47],
        },
        {
          months: [4, 5, 6],
          text: 'Very hot. The marsh dries to pools, where fish, turtles and the last herons crowd, and nilgai come to drink.',
          animals: [11],
        },
      ],
      from: ['park', 'heritage'],
    },
    signature: [42, 47, 58],
  },
  {
    id: 11,
    sources: {
      park: wikipedia('Great Himalayan National Park'),
      heritage: worldHeritage(1406, 'Great Himalayan National Park Conservation Area'),
      valleys: page(
        'Back to Nature: description of the region, with roads and trails',
        'https://www.thetopcamp.com/backtonature/back2nature-description-of-the-region.html',
      ),
      languages: languagesOfIndia,
    },
    height: { metres: [1500, 6000], from: ['heritage', 'park'] },
    vegetation: {
      text: 'Blue pine, deodar, fir and oak up to about 3,500 metres, then birch and rhododendron, herb-rich meadows, rock and ice.',
      from: ['heritage', 'park'],
    },
    station: {
      name: 'Joginder Nagar',
      km: 140,
      note: 'A narrow-gauge line; most people come by road from Chandigarh.',
      from: ['park'],
    },
    airport: { name: 'Kullu (Bhuntar)', km: 60, from: ['valleys'] },
    ways_in: {
      label: 'Trailheads',
      names: ['Gushaini, for the Tirthan', 'Neuli, for the Sainj', 'Siund, for the Jiwa'],
      from: ['valleys'],
    },
    permits: {
      text: 'On foot only, with a permit from the park’s offices at Sai Ropa, Sainj or Shamshi, and a local guide. The villages below need none.',
      fees_by: 'the Himachal Pradesh Forest Department',
      url: 'https://www.greathimalayannationalpark.org/',
      from: ['park', 'valleys'],
    },
    closures: [],
    languages: { names: ['Hindi', 'Pahari'], from: ['languages', 'park'] },
    year: {
      spans: [
        {
          months: [4, 5, 6],
          text: 'Rhododendrons flower and snow draws back up the valleys. Monals call and display at the forest edge.',
          animals: [51],
        },
        {
          months: [7, 8],
          text: 'Monsoon: landslides on the roads, leeches below, meadows in flower above. Trails are slippery.',
          animals: [],
        },
        {
          months: [9, 10, 11],
          text: 'Clear views and dry trails until the first snow. Bharal graze the high meadows, monals the terraces.',
          animals: [51, 20],
        },
        {
          months: [12, 1, 2, 3],
          text: 'Snow shuts the high trails. Bharal and leopards come lower; only walks near the villages are safe.',
          animals: [20, 3],
        },
      ],
      from: ['park', 'heritage'],
    },
    signature: [51, 20, 4],
  },
];
