import type { Travel } from '../travel.schema';
import { innerLinePermit, languagesOfIndia, page, wikipedia } from './travel-sources';

export const travel24To27: readonly Travel[] = [
  {
    id: 24,
    sources: {
      park: wikipedia('Mahatma Gandhi Marine National Park'),
      islands: page(
        'Andaman Sheekha: Jolly Buoy closes, Red Skin opens to tourists',
        'https://www.andamansheekha.com/2017/05/12/jolly-buoy-closes-red-skin-opens-tourists-may-16/',
      ),
      languages: languagesOfIndia,
    },
    vegetation: {
      text: 'Fringing reefs and seagrass; behind the beaches evergreen forest with padauk, and mangrove along the creeks.',
      from: ['park'],
    },
    station: {
      none: 'There is no railway on the Andaman Islands; one comes by air or by ship.',
      from: ['park'],
    },
    airport: { name: 'Sri Vijaya Puram (Port Blair)', km: 25, from: ['park'] },
    ways_in: {
      label: 'Islands',
      names: ['Jolly Buoy, in the dry season', 'Red Skin, in the monsoon'],
      from: ['islands'],
    },
    permits: {
      text: 'A permit of the forest department for the day’s island, arranged in Sri Vijaya Puram, then the boat from Wandoor. Plastic stays ashore.',
      fees_by: 'the Andaman and Nicobar Department of Environment and Forests',
      from: ['islands', 'park'],
    },
    closures: [
      {
        months: [6, 7, 8, 9],
        part_months: [5, 10],
        days: 'Jolly Buoy from mid-May to October',
        whole: false,
        note: 'Red Skin is open instead.',
        from: ['islands'],
      },
    ],
    languages: { names: ['Hindi', 'Bengali', 'Tamil', 'Telugu'], from: ['languages', 'park'] },
    year: {
      spans: [
        {
          months: [11, 12],
          text: 'The rain ends and the water clears week by week. Boats to Jolly Buoy; green turtles begin to nest.',
          animals: [61, 67],
        },
        {
          months: [1, 2, 3, 4],
          text: 'Calm and clear, the best view into the water: clownfish in their anemones, giant clams, parrotfish.',
          animals: [67, 61],
        },
        {
          months: [5],
          text: 'Hot, then the monsoon. Boats change from Jolly Buoy to Red Skin in the middle of the month.',
          animals: [67],
        },
        {
          months: [6, 7, 8, 9, 10],
          text: 'Rough sea and rain. Red Skin lies sheltered and can be reached on most days, with cloudy water.',
          animals: [67],
        },
      ],
      from: ['park', 'islands'],
    },
    signature: [67, 61, 56],
  },
  {
    id: 25,
    sources: {
      park: wikipedia('Valmiki National Park'),
      reach: page(
        'Valmiki Tiger Reserve: how to reach',
        'https://www.valmikitigerreserve.in/how-to-reach-valmiki.html',
      ),
      season: page(
        'Patna Press: Tourism season at Valmiki Tiger Reserve nears closure',
        'https://patnapress.com/tourism-season-at-valmiki-tiger-reserve-nears-closure-as-monsoon-looms',
      ),
      languages: languagesOfIndia,
    },
    vegetation: {
      text: 'Sal on the Someshwar hills, grassland and cane in the damp valleys, riverine forest along the Gandak.',
      from: ['park'],
    },
    station: { name: 'Valmikinagar Road', km: 35, note: 'Bagaha has more trains.', from: ['reach'] },
    airport: { name: 'Gorakhpur', km: 120, note: 'Patna is 290 km away.', from: ['reach'] },
    ways_in: {
      label: 'Ways in',
      names: ['Valmikinagar, in the west', 'Manguraha, in the east'],
      from: ['park', 'season'],
    },
    permits: {
      text: 'Jeep, boat and lodges are booked with the forest department at Valmikinagar or online; the rides begin at its counter.',
      fees_by: 'the Bihar Department of Environment, Forest and Climate Change',
      from: ['season'],
    },
    closures: [
      {
        months: [7, 8, 9],
        part_months: [6, 10],
        days: 'mid-June to October',
        whole: true,
        note: 'The season ends with the first steady rain and begins again in October.',
        from: ['season'],
      },
    ],
    languages: { names: ['Hindi', 'Bhojpuri', 'Tharu'], from: ['languages', 'park'] },
    year: {
      spans: [
        {
          months: [10],
          text: 'Open again. Streams run clear from the Nepal hills; grass and forest are at their greenest.',
          animals: [14],
        },
        {
          months: [11, 12, 1],
          text: 'Cool, fog on the Gandak. Gharials and muggers bask on its islands, dolphins rise below the barrage.',
          animals: [54, 55, 36],
        },
        {
          months: [2, 3],
          text: 'Sal renews its leaves. Gaur cross from Chitwan, chital and hog deer graze the burnt grass.',
          animals: [9, 14],
        },
        {
          months: [4, 5, 6],
          text: 'Hot. Bears and tigers keep to the shaded streams; the season ends as the rain begins.',
          animals: [23, 1],
        },
        {
          months: [7, 8, 9],
          text: 'Hill rivers bring stones and sand over the tracks. Closed.',
          animals: [],
        },
      ],
      from: ['park', 'season'],
    },
    signature: [1, 9, 54],
  },
  {
    id: 26,
    sources: {
      park: wikipedia('National Chambal Sanctuary'),
      boats: page(
        'Dainik Navajyoti: boat safari at Palighat stopped as the Chambal rises (in Hindi)',
        'https://dainiknavajyoti.com/rajasthan/bharatpur/the-water-level-in-the-river-is-increasing-due-to/article-118210',
      ),
      guide: page('India Tiger Safari: Chambal Sanctuary', 'https://indiatigersafari.com/chambal-sanctuary'),
      languages: languagesOfIndia,
    },
    area: { km2: 5400, of: 'river and ravines in all three states', from: ['park', 'guide'] },
    vegetation: {
      text: 'Bare sandbanks along clear water; on the ravines thorn scrub of khair, babul and kair.',
      from: ['park'],
    },
    station: { name: 'Dholpur', km: 10, note: 'To the boats near the highway bridge.', from: ['park'] },
    airport: { name: 'Agra', km: 70, note: 'Few flights; Gwalior is about as far.', from: ['guide'] },
    ways_in: {
      label: 'Boats from',
      names: ['Rajghat near Dholpur', 'Palighat near Ranthambore', 'Nandgaon near Bah'],
      from: ['park', 'boats'],
    },
    permits: {
      text: 'Boats with a forest guide, by the hour, at the landing places of each state; in Rajasthan also on the state’s own site.',
      fees_by: 'the forest departments of Madhya Pradesh, Rajasthan and Uttar Pradesh',
      url: 'https://obms-tourist.rajasthan.gov.in/',
      from: ['park', 'boats'],
    },
    closures: [
      {
        months: [7, 8, 9],
        days: 'about July to September',
        whole: true,
        note: 'No boats while the river is high; a release of water can stop them in June.',
        from: ['boats'],
      },
    ],
    languages: { names: ['Hindi', 'Rajasthani', 'Braj Bhasha'], from: ['languages', 'park'] },
    year: {
      spans: [
        {
          months: [10, 11],
          text: 'The water falls and clears, sandbanks rise out of it. Sarus, shelducks and the first geese.',
          animals: [42],
        },
        {
          months: [12, 1, 2],
          text: 'Gharials lie on the sand all day. Bar-headed geese, skimmers and cranes; dolphins rise in the deep pools.',
          animals: [54, 47, 36],
        },
        {
          months: [3, 4],
          text: 'Gharials dig their nests in the high banks, skimmers lay on bare islands. Warm and clear.',
          animals: [54, 55],
        },
        {
          months: [5, 6],
          text: 'Hot. Hatchling gharials crowd round their father in June, just before the rain.',
          animals: [54],
        },
        { months: [7, 8, 9], text: 'A brown flood many metres deep. No boats.', animals: [] },
      ],
      from: ['park'],
    },
    signature: [54, 36, 47],
  },
  {
    id: 27,
    sources: {
      park: wikipedia('Dampa Tiger Reserve'),
      reach: page(
        'Mizohican: Dampa Tiger Reserve, how to get there',
        'https://mizohican.blogspot.com/2021/02/chp-850-dampa-tiger-reserve-how-to-get.html',
      ),
      distances: page(
        'Rajasthan Tour Planner: Dampa Tiger Reserve',
        'https://www.rajasthantourplanner.com/northeast-india/dampa-tiger-reserve-mizoram.html',
      ),
      permit: innerLinePermit,
      languages: languagesOfIndia,
    },
    height: { metres: [800, 1100], from: ['park'] },
    vegetation: {
      text: 'Evergreen forest on steep ridges, bamboo where fields once were, and streams with natural salt licks.',
      from: ['park'],
    },
    station: {
      name: 'Silchar',
      km: 280,
      note: 'Sairang, near Aizawl, has been served since 2025 and is nearer.',
      from: ['distances'],
    },
    airport: { name: 'Lengpui (Aizawl)', km: 100, from: ['park'] },
    ways_in: {
      label: 'Ways in',
      names: ['West Phaileng, with the field director’s office', 'Teirei, with the forest camp'],
      from: ['park', 'distances'],
    },
    permits: {
      text: 'An Inner Line Permit for Mizoram, and a permit of the Chief Wildlife Warden in Aizawl. One walks, with a guide of the reserve.',
      fees_by: 'the Mizoram Forest Department',
      url: 'https://ilp.mizoram.gov.in/',
      from: ['permit', 'reach'],
    },
    closures: [],
    languages: { names: ['Mizo', 'English'], from: ['languages'] },
    year: {
      spans: [
        {
          months: [11, 12, 1],
          text: 'Cool and dry, valleys full of morning fog. Gibbons call at sunrise; this is the time for the ridge paths.',
          animals: [31],
        },
        {
          months: [2, 3],
          text: 'Warm and hazy, bamboo leaves on the ground. Hornbills at fruiting figs, tracks at the salt licks.',
          animals: [50, 9],
        },
        {
          months: [4, 5],
          text: 'First storms. Frogs and snakes are out, lorises by night; paths grow slippery.',
          animals: [30],
        },
        {
          months: [6, 7, 8, 9],
          text: 'Weeks of rain and leeches. Roads to the west are often cut; visits are rare.',
          animals: [],
        },
        { months: [10], text: 'The rain ends, streams run clear, and paths are cut free.', animals: [31] },
      ],
      from: ['park', 'reach'],
    },
    signature: [31, 5, 30],
  },
];
