import type { DemoPerson } from './demo.types';

export const coastalPeople: readonly DemoPerson[] = [
  {
    username: 'sunita_ridley',
    name: 'Sunita Behera',
    bio: 'Night walks for turtles from December to April. Red torches only.',
    location: 'Ganjam, Odisha',
    avatar: 'turtle',
    cover: 'camp-night',
    posts: [
      [
        0.42,
        'The beach was moving. All of it. You stand still and let the mothers walk around your feet. #oliveridley #arribada',
        'field/olive-ridley-turtle',
      ],
      [16.4, 'Dogs, lights, plastic, nets: in that order, from our notes of nine years.'],
      [41.2, 'Hatchery tally tonight: 118 out of 124. The sea can have them now.'],
      [
        64.9,
        'A leatherback track, two metres wide. Somebody drove a boat up the beach, said the visitor. No.',
        'field/leatherback-turtle',
      ],
      [
        102.6,
        'Red cellophane over every lamp in the village. It looks like a festival for turtles, which it is.',
      ],
    ],
  },
  {
    username: 'rohan_reefs',
    name: 'Rohan Fernandes',
    bio: 'Diver, repairer of corals, bad swimmer according to the dugongs.',
    location: 'Havelock, Andaman Islands',
    avatar: 'octopus',
    cover: 'cover-wetland',
    posts: [
      [
        1.6,
        'He defends an anemone the size of a plate against me, who am the size of me. #clownfish',
        'field/ocellaris-clownfish',
      ],
      [
        23.5,
        'Staghorn fragments after 14 months on the rope: as long as my hand and no longer on the rope. #coral',
        'field/staghorn-coral',
      ],
      [46.6, 'Water at 31 degrees for the third week. We shade what we can.'],
      [
        72.0,
        'Feeding trails in the seagrass this morning, straight as a lawn mower. She was here. #dugong',
        'field/dugong',
      ],
      [107.2, 'Coconut crab versus my dry bag. The bag is now a wet bag.', 'field/coconut-crab'],
    ],
  },
  {
    username: 'fatima_tides',
    name: 'Fatima Shaikh',
    bio: 'Mumbai between the tides. Free walks at low water.',
    location: 'Mumbai, Maharashtra',
    avatar: 'whale',
    cover: 'camp-night',
    posts: [
      [2.4, 'Sea slugs under the sea link. Forty people, one torch, no falls. #tidepool'],
      [
        25.8,
        'A stranded humpback last week, and a hundred fishermen who knew what to do before any expert arrived. #whales',
        'field/humpback-whale',
      ],
      [51.6, 'Flying foxes over the fort at 18.52. Set your watch by them. #bats', 'field/indian-flying-fox'],
      [78.4, 'City nature tip: the muddiest station has the best waders.'],
      [100.3, 'Tide 0.3 m on Saturday. Bring shoes that you do not love.'],
    ],
  },
  {
    username: 'devika_whales',
    name: 'Devika Pillai',
    bio: 'Acoustics. I listen to the sea for a living.',
    location: 'Kochi, Kerala',
    avatar: 'whale',
    cover: 'wide-wetland',
    posts: [
      [
        3.0,
        'New recording off the shelf: a blue whale song we have no name for yet. It sits lower than my speakers. #bluewhale',
        'field/blue-whale',
      ],
      [27.4, 'Ships are the weather down there.'],
      [
        53.9,
        'Whale shark alongside for eleven minutes, mouth open, no opinions. #whaleshark',
        'field/whale-shark',
      ],
      [
        80.7,
        'If you hear a click train in your hydrophone, check first whether it is your own fridge. Ask me how I know.',
      ],
      [
        111.1,
        'Off Kochi tonight with two students who have never been out of sight of land. They sleep now. I listen.',
      ],
    ],
  },
  {
    username: 'gopal_desert',
    name: 'Gopal Bishnoi',
    bio: 'Khejri trees, chinkara, and a well that never failed.',
    location: 'Jodhpur, Rajasthan',
    avatar: 'camel',
    cover: 'camp-night',
    posts: [
      [
        5.7,
        'The fawn that my mother bottle-fed came back with a fawn of her own. #chinkara',
        'field/chinkara',
      ],
      [
        30.3,
        'Demoiselle cranes at Khichan, breakfast for nine thousand. The grain bill is everyone’s. #cranes',
        'field/demoiselle-crane',
      ],
      [56.1, 'The camels know the way home. It is we who ask.', 'field/dromedary-camel'],
      [85.4, 'A khejri lives on what falls from the sky and gives shade, pods and arguments about shade.'],
      [117.6, 'Sandstorm at four, stars at nine.'],
    ],
  },
  {
    username: 'hetal_rann',
    name: 'Hetal Joshi',
    bio: 'Salt flats, wild asses and far too many photographs of horizons.',
    location: 'Dhrangadhra, Gujarat',
    avatar: 'zebra',
    cover: 'camp-night',
    posts: [
      [
        4.9,
        'Seventy kilometres an hour on nothing but dust and opinion. #wildass #rann',
        'field/indian-wild-ass',
      ],
      [
        32.1,
        'Lioness at the temple gate near Sasan, waiting for the bell to stop. #gir',
        'field/asiatic-lion',
      ],
      [59.5, 'Indian wolf, one, far out, walking as if late for something. #wolf', 'field/indian-wolf'],
      [83.6, 'The salt workers showed me which mirage is which.'],
      [
        109.7,
        'Vultures over the cattle shelter, fourteen, after three years of none. #vultures',
        'field/indian-vulture',
      ],
    ],
  },
  {
    username: 'selvi_herps',
    name: 'Selvi Murugan',
    bio: 'Snakebite first aid and a soft heart for tortoises.',
    location: 'Chengalpattu, Tamil Nadu',
    avatar: 'frog',
    cover: 'cover-forest',
    posts: [
      [
        6.8,
        'No cutting, no sucking, no tying. Sit still, phone, hospital. Please share this one. #snakebite',
      ],
      [
        35.9,
        'Python in the paddy, four metres, very polite. Released two fields on. #rockpython',
        'field/indian-rock-python',
      ],
      [
        62.3,
        'Bullfrogs turned yellow overnight and the whole tank is shouting. #monsoon',
        'field/indian-bullfrog',
      ],
      [
        89.5,
        'Star tortoises are not pets. Fifty came to us in one suitcase. They go home on Monday. #startortoise',
        'field/indian-star-tortoise',
      ],
      [106.4, 'Training for 60 farm workers today. The best teacher was Mani, bitten twice, alive twice.'],
    ],
  },
  {
    username: 'thomas_shola',
    name: 'Thomas Mathew',
    bio: 'Shola restoration, one sapling and one leech at a time.',
    location: 'Munnar, Kerala',
    avatar: 'elephant',
    cover: 'cover-alpine',
    posts: [
      [
        7.5,
        'Tahr on the road, unimpressed by the bus, the driver and the timetable. #nilgiritahr',
        'field/nilgiri-tahr',
      ],
      [36.8, 'We pulled wattle all day. The grass will need ten years to believe it.'],
      [
        54.4,
        'The herd came through at two in the morning and took exactly one jackfruit each. #elephants',
        'field/asian-elephant',
      ],
      [76.3, 'Frost on the grassland, sunbirds on the frost.'],
      [104.0, 'Sapling number 20,000 is a Rhododendron. We sang. It was raining. We sang anyway.'],
    ],
  },
];
