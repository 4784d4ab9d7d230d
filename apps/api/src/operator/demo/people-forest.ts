import type { DemoPerson } from './demo.types';

export const forestPeople: readonly DemoPerson[] = [
  {
    username: 'aarav_frames',
    name: 'Aarav Mehta',
    bio: 'Photographs tigers badly and langurs well. Out of bed at four, back for breakfast.',
    location: 'Nagpur, Maharashtra',
    avatar: 'tiger',
    cover: 'cover-forest',
    posts: [
      [
        0.12,
        'Four mornings at the same waterhole for eleven seconds of this. She looked straight through me and went back to her cubs. #tadoba #bengaltiger',
        'field/bengal-tiger',
      ],
      [
        9.3,
        'A langur barked, a chital answered, and then nothing moved for twenty minutes. The forest knows before we do. #alarmcall',
        'field/hanuman-langur',
        'field/chital',
      ],
      [
        31.5,
        'Gone before the camera was up: a small cat at the edge of the pond, grey, rows of spots, a short ringed tail, and it walked straight into the water. What was it?',
      ],
      [
        58.2,
        'Dhole pack crossing the road at Moharli, nine adults and what sounded like a whistle choir behind them. #dhole',
        'field/dhole',
      ],
      [97.4, 'First rain on the teak. Gates close next week and I am already counting days to October.'],
    ],
  },
  {
    username: 'priya_studies',
    name: 'Priya Nair',
    bio: 'MSc zoology. Counting hornbill nests and cups of tea.',
    location: 'Thrissur, Kerala',
    avatar: 'parrot',
    cover: 'cover-forest',
    posts: [
      [
        0.31,
        'The male comes back every forty minutes with figs, and she takes them through a slit no wider than my thumb. Day 61 in the wall. #greathornbill',
        'field/great-hornbill',
      ],
      [
        14.8,
        'Purple frogs called last night for the first time this year. You hear a hen under the soil, and then it is over for another year. #purplefrog #westernghats',
        'field/purple-frog',
      ],
      [
        40.1,
        'Does anyone have a good protocol for estimating fruit abundance that one person can do in a morning? Mine needs three people and a ladder.',
      ],
      [
        66.6,
        'Lion-tailed macaques have worked out the latch on our kitchen door. We have worked out nothing. #fieldstation',
        'field/lion-tailed-macaque',
      ],
      [110.0, 'Thesis title accepted. Everything after this is footnotes.'],
    ],
  },
  {
    username: 'rahul_rivers',
    name: 'Rahul Deshmukh',
    bio: 'River clean-ups on the second Sunday of each month. Bring gloves, we have the rest.',
    location: 'Pune, Maharashtra',
    avatar: 'otter',
    cover: 'wide-wetland',
    posts: [
      [
        0.9,
        'Forty-one people, 380 kilos, one sewing machine. The otters watched from the far bank as if we were the strange ones. #rivercleanup',
        'field/smooth-coated-otter',
      ],
      [
        13.2,
        'Question for the snake people: what do you pack for a night survey in the rains? Our torch count is embarrassing. #herping',
      ],
      [
        37.9,
        'Mahseer fry in the pool below the old weir. Small, gold and very much alive. #goldenmahseer',
        'field/golden-mahseer',
      ],
      [
        73.4,
        'If you sort plastic by the river you learn which shop in town changed its bags. We went and talked to them. They changed back.',
      ],
      [101.7, 'Next Sunday, 6.30, temple steps. Children welcome, dogs negotiable.'],
    ],
  },
  {
    username: 'ananya_teaches',
    name: 'Ananya Iyer',
    bio: 'Class 7 science. My pupils ask better questions than I do.',
    location: 'Bengaluru, Karnataka',
    avatar: 'owl',
    cover: 'camp-night',
    posts: [
      [
        1.4,
        'The children painted the night walk. I have nothing to add. #nightforest',
        'field/indian-eagle-owl',
        'field/bengal-slow-loris',
      ],
      [
        20.6,
        'Asked: if a pangolin rolls up, how does it know when to unroll? Nobody in the staff room could tell. #pangolin',
        'field/indian-pangolin',
      ],
      [
        45.0,
        'Thirty-four of us, one lens each, one square metre of lawn. We stopped at 112 living things because the bell rang.',
      ],
      [
        70.2,
        'Homework was to listen for ten minutes at a window. Eleven species of bird, two pressure cookers, one uncle.',
      ],
      [
        103.1,
        'We wrote to the municipality about the dark corner of the park where the fireflies are. They agreed to leave it dark. #fireflies',
      ],
    ],
  },
  {
    username: 'meera_in_the_marsh',
    name: 'Meera Kulkarni',
    bio: 'Wetlands, mostly up to the knee. Volunteer bird counter since 2011.',
    location: 'Solapur, Maharashtra',
    avatar: 'flamingo',
    cover: 'wide-wetland',
    posts: [
      [
        0.55,
        'Counting flamingos at the salt pans with two hundred volunteers. First estimate 41,000 birds, more than last year. #flamingo #birdcount',
        'field/greater-flamingo',
        'field/demoiselle-crane',
        'field/mugger-crocodile',
      ],
      [
        17.3,
        'Bustard seen, far away, in heat shimmer, for four minutes. I will take it. #greatindianbustard',
        'field/great-indian-bustard',
      ],
      [49.7, 'The lake is a field this year. The birds have gone to the quarry, which is a lake this year.'],
      [
        81.0,
        'How to tell a sarus pair is discussing something: they unroll their necks first. #saruscrane',
        'field/sarus-crane',
      ],
      [115.2, 'New boots. Old mud.'],
    ],
  },
  {
    username: 'vikram_tracks',
    name: 'Vikram Rathore',
    bio: 'Forest guard, third generation. Reads sand.',
    location: 'Sawai Madhopur, Rajasthan',
    avatar: 'deer',
    cover: 'cover-forest',
    posts: [
      [
        2.1,
        'Pug marks on the dust road at five, jeep marks on top of them at six. She knows our timetable better than we know hers. #ranthambore',
        'field/leopard',
      ],
      [
        24.4,
        'A sloth bear crossed with a cub on her back and stopped to look whether we were coming. We were not. #slothbear',
        'field/sloth-bear',
      ],
      [52.8, 'Twenty-two kilometres on foot today, four snares found, none tomorrow I hope.'],
      [
        77.7,
        'My grandfather called the striped hyena the night sweeper. I have never heard a better name. #hyena',
        'field/striped-hyena',
      ],
      [108.9, 'Summer. Even the stones look for shade.'],
    ],
  },
  {
    username: 'lakshmi_weaves',
    name: 'Lakshmi Reddy',
    bio: 'Natural dyes, silk cotton trees and the bees that come with them.',
    location: 'Anantapur, Andhra Pradesh',
    avatar: 'butterfly',
    cover: 'cover-forest',
    posts: [
      [
        3.3,
        'Eleven combs on one silk cotton tree. The whole tree hums if you put your ear to it. #giant_honey_bee',
        'field/giant-honey-bee',
      ],
      [
        28.0,
        'Southern birdwing on the Aristolochia again. We planted it for the dye, she came for the leaves. #butterflies',
        'field/southern-birdwing',
      ],
      [55.5, 'Does anybody grow palash from seed? Mine sulk.'],
      [
        84.3,
        'Blackbuck at the edge of the groundnut, one male with eyes like a stage actor. #blackbuck',
        'field/blackbuck',
      ],
      [119.0, 'Indigo day. My hands will say so until Thursday.'],
    ],
  },
  {
    username: 'joseph_canopy',
    name: 'Joseph Kurien',
    bio: 'Climbs trees for a living and calls it research.',
    location: 'Agumbe, Karnataka',
    avatar: 'orangutan',
    cover: 'cover-forest',
    posts: [
      [
        4.6,
        'A giant squirrel takes about four seconds from this tree to the next. I take two hours and a rope. #canopy',
        'field/indian-giant-squirrel',
      ],
      [
        26.9,
        'King cobra nest: leaves pulled together with the neck, a mother on top, and me leaving the way I came. #kingcobra',
        'field/king-cobra',
      ],
      [47.2, 'Rain gauge overflowed. It holds 300 mm. Tomorrow I bring the bigger one.'],
      [79.9, 'Leech socks are a love language.'],
      [112.4, 'Forty metres up there is a garden of ferns, orchids and one surprised crab. #rainforest'],
    ],
  },
];
