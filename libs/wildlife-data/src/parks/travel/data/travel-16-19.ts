import type { Travel } from '../travel.schema';
import { innerLinePermit, languagesOfIndia, page, ramsar, wikipedia, worldHeritage } from './travel-sources';

export const travel16To19: readonly Travel[] = [
  {
    id: 16,
    sources: {
      park: wikipedia('Keibul Lamjao National Park'),
      lake: ramsar(463, 'Loktak Lake'),
      site: page(
        'Holiday India: Keibul Lamjao National Park',
        'https://holidayindiatravel.com/indian-subcontinent/india/national-park-wild-life-india/manipur/',
      ),
      permit: innerLinePermit,
      languages: languagesOfIndia,
    },
    vegetation: {
      text: 'Phumdi: rafts of reeds, grasses and their roots, up to two metres thick and mostly under water, with three low hills between.',
      from: ['park', 'lake'],
    },
    station: { name: 'Dimapur', km: 260, note: 'In Nagaland, by the highway over Kohima.', from: ['park'] },
    airport: { name: 'Imphal', km: 50, from: ['park'] },
    ways_in: {
      label: 'Ways in',
      names: ['Gate and watchtowers at Keibul Lamjao, past Moirang'],
      from: ['site'],
    },
    permits: {
      text: 'Tickets at the gate. Indians from elsewhere need an Inner Line Permit for Manipur, other visitors should ask for the rules of the day.',
      fees_by: 'the Manipur Forest Department',
      from: ['permit', 'site'],
    },
    closures: [],
    languages: { names: ['Meitei (Manipuri)', 'English'], from: ['languages'] },
    year: {
      spans: [
        {
          months: [10, 11],
          text: 'The lake is high and the rafts float. Clear mornings from the watchtowers, sangai at the edge of the reeds.',
          animals: [17],
        },
        {
          months: [12, 1, 2],
          text: 'Cold and foggy at dawn, with ducks on the open water. Stags carry full antlers and begin to rut.',
          animals: [17],
        },
        {
          months: [3, 4],
          text: 'Dry: the rafts touch ground and reeds are burnt or cut. Sangai graze new shoots, the easiest weeks to see them.',
          animals: [17],
        },
        {
          months: [5, 6, 7, 8, 9],
          text: 'Rain, high reeds and high water. Deer keep to the hills and the thick rafts; calves follow later in the year.',
          animals: [],
        },
      ],
      from: ['park', 'lake'],
    },
    signature: [17],
  },
  {
    id: 17,
    sources: {
      park: wikipedia('Namdapha National Park'),
      reach: page(
        'Ghumakkar: Namdapha National Park, Arunachal Pradesh',
        'https://www.ghumakkar.com/namdapha-national-park-arunachal-pradesh/',
      ),
      flight: page(
        'Aravind Gundumane: Namdapha National Park',
        'https://aravindgundumane.com/2024/01/namdhapa-national-park-arunachal-pradesh',
      ),
      permit: innerLinePermit,
      languages: languagesOfIndia,
    },
    height: { metres: [200, 4571], from: ['park'] },
    vegetation: {
      text: 'From lowland rainforest of hollong, palms and cane through oak, magnolia and rhododendron to alpine slopes.',
      from: ['park'],
    },
    station: { name: 'Margherita', km: 65, note: 'To Miao; Tinsukia has more trains.', from: ['park'] },
    airport: {
      name: 'Dibrugarh',
      km: 160,
      note: 'To Miao; Deban, in the park, is 26 km farther.',
      from: ['flight', 'reach'],
    },
    ways_in: {
      label: 'Ways in',
      names: ['Miao, with the field director’s office', 'Deban, with the forest rest house'],
      from: ['reach'],
    },
    permits: {
      text: 'An Inner Line Permit for Arunachal Pradesh, or a Protected Area Permit for foreigners, then entry and rest house from the office in Miao.',
      fees_by: 'the Arunachal Pradesh Forest Department',
      url: 'https://eilp.arunachal.gov.in/',
      from: ['permit', 'reach', 'flight'],
    },
    closures: [],
    languages: { names: ['English', 'Hindi', 'Singpho', 'Lisu'], from: ['languages', 'park'] },
    year: {
      spans: [
        {
          months: [11, 12, 1],
          text: 'Dry and clear, cold at night. Gibbons sing after sunrise; mixed flocks of birds come down from the snow.',
          animals: [31],
        },
        {
          months: [2, 3],
          text: 'Trees fruit and flower, and hornbills gather at figs. Walking is still dry; tracks of cats on the river sand.',
          animals: [50, 5],
        },
        {
          months: [4, 5],
          text: 'Storms and warm rain. Hornbills nest, butterflies crowd the river banks, leeches are back.',
          animals: [50],
        },
        {
          months: [6, 7, 8, 9],
          text: 'More than the jeep road can bear: floods and landslides cut it. Do not plan a journey.',
          animals: [],
        },
        {
          months: [10],
          text: 'The rain ends. Paths are opened again and insects are at their richest.',
          animals: [],
        },
      ],
      from: ['park', 'reach'],
    },
    signature: [5, 31, 50],
  },
  {
    id: 18,
    sources: {
      park: wikipedia('Khangchendzonga National Park'),
      heritage: worldHeritage(1513, 'Khangchendzonga National Park'),
      languages: languagesOfIndia,
    },
    height: { metres: [1220, 8586], from: ['heritage'] },
    vegetation: {
      text: 'Broad-leaved forest in the gorges, fir, birch and twenty-odd rhododendrons above, then meadows, moraine and ice.',
      from: ['heritage', 'park'],
    },
    station: { name: 'New Jalpaiguri', km: 150, note: 'To Yuksom, where the trail begins.', from: ['park'] },
    airport: {
      name: 'Bagdogra',
      km: 155,
      note: 'To Yuksom; Pakyong is nearer and has few flights.',
      from: ['park'],
    },
    ways_in: {
      label: 'Trailheads',
      names: ['Yuksom, for Dzongri and Goechala', 'Dzongu, for the Tholung valley'],
      from: ['park'],
    },
    permits: {
      text: 'A trekking permit and a registered guide, arranged in Yuksom or Gangtok. Foreigners need a Protected Area Permit and travel as a group.',
      fees_by: 'the Sikkim Forest Department',
      url: 'https://www.sikkimtourism.gov.in/',
      from: ['park'],
    },
    closures: [],
    languages: { names: ['Nepali', 'Bhutia', 'Lepcha'], from: ['languages'] },
    year: {
      spans: [
        {
          months: [3, 4, 5],
          text: 'Rhododendrons flower step by step up the slopes. Monals display; red pandas feed in the flowering trees.',
          animals: [51, 22],
        },
        {
          months: [6, 7, 8, 9],
          text: 'The heaviest rain of the Himalaya. Landslides, leeches, and the peaks in cloud for weeks.',
          animals: [],
        },
        {
          months: [10, 11],
          text: 'Clear air and the mountain at sunrise. Cold nights, bharal on the meadows, red pandas at ripe fruit.',
          animals: [20, 22],
        },
        {
          months: [12, 1, 2],
          text: 'Deep snow closes the trails above the forest. Only the valleys below Yuksom can be walked.',
          animals: [22],
        },
      ],
      from: ['park', 'heritage'],
    },
    signature: [22, 4, 51],
  },
  {
    id: 19,
    sources: {
      park: wikipedia('Dudhwa National Park'),
      season: page(
        'PTI: Dudhwa National Park to reopen for tourists',
        'https://www.newsdrum.in/national/dudhwa-national-park-to-reopen-for-tourists-from-wednesday-1695719',
      ),
      booking: page(
        'Naxatra News: Dudhwa National Park opens for tourists',
        'https://naxatranews.com/naxatra/story.php?story=9836',
      ),
      road: page(
        'Kalinga TV: Dudhwa park to reopen from Nov 15',
        'https://kalingatv.com/nation/dudhwa-park-to-reopen-from-nov-15-chopper-service-soon/',
      ),
      languages: languagesOfIndia,
    },
    height: { metres: [110, 185], from: ['park'] },
    vegetation: {
      text: 'Tall sal with grassland higher than an elephant between, swamps and ox-bow lakes, and asna and jamun on damp ground.',
      from: ['park'],
    },
    station: {
      name: 'Palia Kalan',
      km: 10,
      note: 'A branch line; Mailani is 40 km away.',
      from: ['booking', 'park'],
    },
    airport: { name: 'Lucknow', km: 240, from: ['road'] },
    ways_in: {
      label: 'Ranges',
      names: ['Dudhwa', 'Sonaripur', 'Sathiana', 'Bankati'],
      from: ['booking', 'park'],
    },
    permits: {
      text: 'Safaris, huts and rest houses are booked on the state’s ecotourism site. Own cars may not drive in.',
      fees_by: 'the Uttar Pradesh Forest Department',
      url: 'https://upecotourism.in/',
      from: ['booking'],
    },
    closures: [
      {
        months: [7, 8, 9, 10],
        part_months: [6, 11],
        days: '15 June to 15 November',
        whole: true,
        note: 'In some years the park opened at the beginning of November.',
        from: ['season', 'park'],
      },
    ],
    languages: { names: ['Hindi', 'Awadhi', 'Tharu'], from: ['languages', 'park'] },
    year: {
      spans: [
        {
          months: [11, 12, 1],
          text: 'Thick fog till noon in January. Ducks and geese on the lakes, barasingha stags with full antlers.',
          animals: [16],
        },
        {
          months: [2, 3],
          text: 'Grass is burnt in patches; rhinoceros and swamp deer come out to the green. Sarus pairs dance.',
          animals: [8, 16, 42],
        },
        {
          months: [4, 5, 6],
          text: 'Hot, dry and open. Tigers rest at the lakes, elephants pass through, floricans display in the grass.',
          animals: [1, 7],
        },
        {
          months: [7, 8, 9, 10],
          text: 'Floods of the Suheli and the Mohana. The park is closed; only barasingha and rhinoceros wade the water.',
          animals: [],
        },
      ],
      from: ['park', 'season'],
    },
    signature: [16, 8, 1],
  },
];
