import type { DemoPerson } from './demo.types';

export const northernPeople: readonly DemoPerson[] = [
  {
    username: 'tenzin_above',
    name: 'Tenzin Dolkar',
    bio: 'Homestay, yaks, camera traps. If the pass is closed, so are we.',
    location: 'Leh, Ladakh',
    avatar: 'bear',
    cover: 'cover-alpine',
    posts: [
      [
        0.7,
        'Trap 14 after three empty months: tail, tail, tail, whiskers. #snowleopard #hemis',
        'field/snow-leopard',
      ],
      [
        19.1,
        'Bharal on the cliff above the school. The children count them instead of sheep.',
        'field/bharal',
      ],
      [
        44.6,
        'We built the second night pen with a roof. No sheep lost since, and nobody angry with the cat. That is the whole idea.',
      ],
      [
        69.3,
        'Black-necked cranes are back on the marsh, first pair on the same day as last year. #cranes',
        'field/black-necked-crane',
      ],
      [105.8, 'The yaks have decided that the satellite dish is a scratching post.', 'field/domestic-yak'],
    ],
  },
  {
    username: 'nila_north_east',
    name: 'Nila Baruah',
    bio: 'Grassland ecologist. Rhinos are a side effect.',
    location: 'Jorhat, Assam',
    avatar: 'rhinoceros',
    cover: 'cover-wetland',
    posts: [
      [
        1.9,
        'After the flood the grass comes first, then the hog deer, then everybody else. #kaziranga',
        'field/indian-rhinoceros',
      ],
      [
        22.7,
        'Greater adjutants on the nest tree in the village, and a party for the hatching with real invitations. #hargila',
        'field/greater-adjutant',
      ],
      [
        48.3,
        'Burning season talk with forty farmers today. Best question: who told you that fire is the enemy?',
      ],
      [
        75.1,
        'Wild buffalo or not wild buffalo? Look at the horns, then at how fast you are leaving. #wildbuffalo',
        'field/wild-water-buffalo',
      ],
      [99.9, 'Field station now has hot water between 11.00 and 11.05.'],
    ],
  },
  {
    username: 'zubeni_skies',
    name: 'Zubeni Lotha',
    bio: 'Counting falcons where we used to catch them.',
    location: 'Wokha, Nagaland',
    avatar: 'eagle',
    cover: 'cover-alpine',
    posts: [
      [
        1.1,
        'Roost count at the reservoir: we gave up at a hundred thousand. The sky was simply brown with wings. #amurfalcon',
        'field/amur-falcon',
      ],
      [
        12.5,
        'The tagged female left at 04.50 with a wind from behind. Next stop, with luck, is Somalia. #migration',
      ],
      [
        39.8,
        'My uncle used to sell falcons and now sells tea to people who come to see them. He says tea needs less climbing.',
      ],
      [
        63.0,
        'Wandering gliders everywhere before the falcons come, as if somebody had laid the table. #dragonfly',
        'field/wandering-glider',
      ],
      [94.6, 'School essay winner, age nine: the falcon is a guest who pays in stories.'],
    ],
  },
  {
    username: 'arjun_ganga',
    name: 'Arjun Tiwari',
    bio: 'Boatman and dolphin surveyor between Bhagalpur and Kahalgaon.',
    location: 'Bhagalpur, Bihar',
    avatar: 'dolphin',
    cover: 'cover-wetland',
    posts: [
      [
        2.7,
        'They come up for one second with a sound like a sigh. You will never have the camera ready, so listen. #gangesdolphin',
        'field/ganges-river-dolphin',
      ],
      [21.3, 'Survey day 9: 63 dolphins, 4 gharials, 1 very large argument about lunch.', 'field/gharial'],
      [50.0, 'The new moon nights are so dark that the only map is the fishermen singing.'],
      [
        86.5,
        'Please cut your old nets before you throw them away. Better, do not throw them away. We collect.',
      ],
      [
        113.3,
        'Softshell turtle hatchlings: 212 into the river at dusk. Waved at each of them, felt silly, kept waving.',
      ],
    ],
  },
  {
    username: 'pema_red',
    name: 'Pema Lhamu',
    bio: 'Community forest guide. Bamboo is a verb.',
    location: 'Singalila, West Bengal',
    avatar: 'panda',
    cover: 'cover-alpine',
    posts: [
      [
        3.8,
        'Asleep in a magnolia with the tail over the nose, like a cat that owns a blanket. #redpanda',
        'field/red-panda',
      ],
      [29.2, 'Droppings on the same log for the sixth year. Somebody likes this view.'],
      [
        57.0,
        'Monal in the first sun. Whoever mixed that blue did not hold back. #himalayanmonal',
        'field/himalayan-monal',
      ],
      [
        82.2,
        'We planted 900 rings of bamboo with the women of three villages and one goat who was not invited.',
      ],
      [116.1, 'Mist until noon, tea until the mist went.'],
    ],
  },
  {
    username: 'imran_hangul',
    name: 'Imran Wani',
    bio: 'Autumn listener. Chinar leaves in every book.',
    location: 'Srinagar, Jammu and Kashmir',
    avatar: 'fox',
    cover: 'cover-alpine',
    posts: [
      [
        5.2,
        'The first roar of the year came down the valley at 5.40 and my tea went cold. #hangul #dachigam',
        'field/hangul',
      ],
      [33.4, 'Bear in the apples again. We agreed: the top branches are his. #orchard'],
      [60.8, 'Can someone recommend a quiet shutter? Everything here has ears.'],
      [88.8, 'Snow on the upper meadow, and every story of the night is written in it.'],
      [118.2, 'Counting stags by voice: two people, two hills, one watch. It works better than it should.'],
    ],
  },
  {
    username: 'kabir_maps',
    name: 'Kabir Das',
    bio: 'Draws maps of places that flood. GIS by day, ink by night.',
    location: 'Kolkata, West Bengal',
    avatar: 'turtle',
    cover: 'cover-wetland',
    posts: [
      [4.1, 'The island I mapped in March is two islands now. #sundarbans', 'field/saltwater-crocodile'],
      [
        18.0,
        'Fishing cat on the camera at the pond behind the bus stop. The city is bigger than we think. #fishingcat',
        'field/fishing-cat',
      ],
      [42.3, 'Tide table, tiger report, tea: the three things to read before breakfast here.'],
      [67.8, 'New tracing of the 1911 chart against this year. The mangrove has moved house.'],
      [96.2, 'If you have old photographs of the embankment, with a date, I would love to scan them.'],
    ],
  },
  {
    username: 'harpreet_fields',
    name: 'Harpreet Gill',
    bio: 'Organic wheat, nilgai trouble, barn owls as staff.',
    location: 'Abohar, Punjab',
    avatar: 'rabbit',
    cover: 'cover-wetland',
    posts: [
      [
        6.3,
        'Nilgai in the wheat. Beautiful, enormous, hungry. Any advice that is not a gun? #farmlife',
        'field/nilgai',
      ],
      [34.7, 'Six owl boxes, five pairs. The rats have filed a complaint.'],
      [
        61.4,
        'Parakeets took the sunflowers on the south side. The north side is a peace offering. #parakeets',
        'field/rose-ringed-parakeet',
      ],
      [90.0, 'Neighbour asked why I leave the corner wild. Then he saw the quail chicks.'],
      [114.5, 'Zebu bullocks do not get stuck, do not need diesel, and do judge you.', 'field/zebu'],
    ],
  },
];
