import type { AnimalFacts } from '../animal-text';

export const factsOf001To039: readonly AnimalFacts[] = [
  { id: 1, food: 'Sambar, chital, wild pig and young gaur', region: 'India, Nepal, Bhutan and Bangladesh' },
  {
    id: 2,
    food: 'Chital, sambar, nilgai and cattle',
    region: 'India: Gir and coastal Saurashtra in Gujarat',
  },
  {
    id: 3,
    food: 'Deer, monkeys, hares, dogs and birds',
    region: 'India and southern Asia, Middle East, Africa',
  },
  {
    id: 4,
    food: 'Bharal, ibex, argali, marmots and hares',
    region: 'Mountains of Central and South Asia, India to Mongolia',
  },
  {
    id: 5,
    food: 'Monkeys, small deer, squirrels and birds',
    region: 'North-east India and the Himalayan foothills to southern China and Malaysia',
  },
  {
    id: 6,
    food: 'Fish, crustaceans, frogs and rodents',
    region: 'India, Sri Lanka, Nepal, Bangladesh and parts of South-east Asia',
  },
  {
    id: 7,
    food: 'Grass, bark, bamboo, leaves and fruit',
    region: 'India, Sri Lanka and eleven other countries of Asia',
  },
  {
    id: 8,
    food: 'Tall grass, aquatic plants, leaves and fruit',
    region: 'India (Assam, West Bengal, Uttar Pradesh) and Nepal',
  },
  {
    id: 9,
    food: 'Grass, bamboo shoots, leaves and bark',
    region: 'India, Nepal, Bhutan and South-east Asia to Malaysia',
  },
  {
    id: 10,
    food: 'Grass, sedges and water plants',
    region: 'India (Assam, Chhattisgarh), Nepal, Bhutan and Thailand',
  },
  {
    id: 11,
    food: 'Grass, leaves, fruit and field crops',
    region: 'India, southern Nepal and eastern Pakistan',
  },
  { id: 12, food: 'Short grass, herbs, pods and crops', region: 'India and southern Nepal' },
  { id: 13, food: 'Leaves, herbs, grass and fallen pods', region: 'India, Pakistan, Afghanistan and Iran' },
  {
    id: 14,
    food: 'Grass, fallen leaves, flowers and fruit',
    region: 'India, Nepal, Bhutan, Bangladesh and Sri Lanka',
  },
  {
    id: 15,
    food: 'Leaves, grass, water plants and fruit',
    region: 'India and Sri Lanka to southern China, Borneo and Sumatra',
  },
  {
    id: 16,
    food: 'Grass and water plants',
    region: 'India (Assam, Uttar Pradesh, Madhya Pradesh) and Nepal',
  },
  { id: 17, food: 'Wild rice, sedges and young reeds', region: 'India: Loktak Lake in Manipur' },
  { id: 18, food: 'Grass, herbs, leaves and bark', region: 'India: Dachigam and nearby valleys of Kashmir' },
  { id: 19, food: 'Grass, herbs and shrubs', region: 'India: Western Ghats of Kerala and Tamil Nadu' },
  {
    id: 20,
    food: 'Grass, sedges, herbs and cushion plants',
    region: 'Himalaya and Tibetan Plateau, in India from Ladakh to Arunachal Pradesh',
  },
  {
    id: 21,
    food: 'Salt-tolerant grass, pods and halophytes',
    region: 'India: Little Rann of Kutch and around it in Gujarat',
  },
  {
    id: 22,
    food: 'Bamboo leaves and shoots, fruit and eggs',
    region: 'Eastern Himalaya of India, Nepal and Bhutan, and southern Tibet',
  },
  { id: 23, food: 'Termites, ants, fruit and honey', region: 'India, Sri Lanka and Nepal' },
  {
    id: 24,
    food: 'Chital, sambar, wild pig and smaller prey',
    region: 'India and scattered parts of Asia to China and Java',
  },
  {
    id: 25,
    food: 'Blackbuck, hares, rodents, sheep and goats',
    region: 'India, and a few in eastern Pakistan',
  },
  {
    id: 26,
    food: 'Carrion, bones, fruit and small animals',
    region: 'India to Arabia, and northern and eastern Africa',
  },
  {
    id: 27,
    food: 'Fish, prawns, crabs and frogs',
    region: 'India and South Asia to Java, and southern Iraq',
  },
  { id: 28, food: 'Ants, termites and their eggs', region: 'India, Sri Lanka, Nepal and Pakistan' },
  {
    id: 29,
    food: 'Fruit, seeds, flowers, bark and bird eggs',
    region: 'India: central hills, Eastern and Western Ghats',
  },
  {
    id: 30,
    food: 'Tree gum, nectar, fruit and insects',
    region: 'North-east India and Bangladesh to Vietnam and southern China',
  },
  { id: 31, food: 'Fruit, figs, leaves and flowers', region: 'North-east India, Bangladesh and Myanmar' },
  {
    id: 32,
    food: 'Fruit, seeds, insects and small vertebrates',
    region: 'India: Western Ghats of Karnataka, Kerala and Tamil Nadu',
  },
  {
    id: 33,
    food: 'Leaves, buds, fruit and seeds',
    region: 'India, mostly north of the Godavari, and southern Nepal',
  },
  {
    id: 34,
    food: 'Fruit, roots, seeds, crops and scraps',
    region: 'India and Afghanistan to Vietnam and eastern China',
  },
  {
    id: 35,
    food: 'Nectar, figs and other ripe fruit',
    region: 'India, Pakistan, Nepal, Bangladesh, Sri Lanka and the Maldives',
  },
  {
    id: 36,
    food: 'Fish and prawns',
    region: 'Rivers of India, Bangladesh and Nepal: Ganga, Brahmaputra, Meghna',
  },
  {
    id: 37,
    food: 'Seagrass',
    region: 'Indian Ocean and western Pacific, in India Gulf of Mannar, Kutch and Andamans',
  },
  {
    id: 38,
    food: 'Krill and small schooling fish',
    region: 'All oceans; one population stays in the Arabian Sea off India and Oman',
  },
  {
    id: 39,
    food: 'Krill',
    region: 'All oceans but the high Arctic; pygmy blue whales off India and Sri Lanka',
  },
];
