import type { AnimalFacts } from '../animal-text';

export const factsOf040To078: readonly AnimalFacts[] = [
  {
    id: 40,
    food: 'Seeds, insects, shoots, berries and small snakes',
    region: 'India, Sri Lanka, Nepal, Bhutan and Pakistan',
  },
  {
    id: 41,
    food: 'Grasshoppers, beetles, seeds, berries and lizards',
    region: 'India: the Thar of Rajasthan, and a few in Gujarat and the Deccan',
  },
  {
    id: 42,
    food: 'Tubers, grain, insects and snails',
    region: 'Northern India and Nepal, South-east Asia and northern Australia',
  },
  {
    id: 43,
    food: 'Roots, tubers, barley, insects and snails',
    region: 'Tibetan Plateau; in India Ladakh in summer, Arunachal Pradesh in winter',
  },
  {
    id: 44,
    food: 'Grass seeds, grain, insects and lizards',
    region: 'Steppes from the Black Sea to China; winters in India and Africa',
  },
  {
    id: 45,
    food: 'Carrion of large animals',
    region: 'India south of the Ganga plain, and southern Pakistan',
  },
  {
    id: 46,
    food: 'Insects, in passage swarming termites and dragonflies',
    region: 'Eastern Asia to southern Africa, through north-east India',
  },
  {
    id: 47,
    food: 'Grass, roots, barley and winter crops',
    region: 'Central Asia and Tibet; winters in India, Pakistan and Bangladesh',
  },
  {
    id: 48,
    food: 'Brine shrimps, midge larvae, seeds and algae',
    region: 'India and western Asia, the Mediterranean and Africa',
  },
  { id: 49, food: 'Fish, frogs, carrion and refuse', region: 'India (Assam, Bihar) and Cambodia' },
  {
    id: 50,
    food: 'Figs and other fruit, lizards and nestlings',
    region: 'Western Ghats and Himalayan foothills of India to Sumatra',
  },
  {
    id: 51,
    food: 'Tubers, roots, seeds, berries and insects',
    region: 'Himalaya from Afghanistan through India to southern Tibet',
  },
  {
    id: 52,
    food: 'Rodents, birds, reptiles and large insects',
    region: 'India, Pakistan, Nepal and Bangladesh',
  },
  {
    id: 53,
    food: 'Seeds, grain, fruit and blossom',
    region: 'India and South Asia, a belt south of the Sahara, and cities in Europe',
  },
  { id: 54, food: 'Fish', region: 'Rivers of northern India and Nepal, mainly the Chambal' },
  {
    id: 55,
    food: 'Fish, turtles, birds and mammals',
    region: 'India, Sri Lanka, Nepal, Pakistan and south-eastern Iran',
  },
  {
    id: 56,
    food: 'Fish, crabs, birds, deer, boar and livestock',
    region: 'India (Odisha, Sundarbans, Andamans) to Australia and the western Pacific',
  },
  {
    id: 57,
    food: 'Snakes, now and then monitor lizards',
    region: 'Northern and eastern India and Nepal to southern China and Thailand',
  },
  {
    id: 58,
    food: 'Rodents, birds, hares, jackals and deer fawns',
    region: 'India, Pakistan, Nepal, Bangladesh and Sri Lanka',
  },
  {
    id: 59,
    food: 'Grass, leaves, fallen fruit and flowers',
    region: 'India (north-west and south-east), Pakistan and Sri Lanka',
  },
  {
    id: 60,
    food: 'Crabs, shrimps, jellyfish, fish and algae',
    region: 'Warm oceans; mass nesting on the Odisha coast of India, Mexico and Costa Rica',
  },
  {
    id: 61,
    food: 'Seagrass and algae as an adult',
    region: 'Warm oceans; in India Gujarat, Lakshadweep and the Andamans',
  },
  {
    id: 62,
    food: 'Jellyfish and other soft animals of the open sea',
    region: 'All oceans but the polar ones; in India nests in the Andamans and Nicobars',
  },
  { id: 63, food: 'Termites and ants', region: 'India: southern Western Ghats of Kerala and Tamil Nadu' },
  {
    id: 64,
    food: 'Insects, mice, small birds, snakes and frogs',
    region: 'India, Pakistan, Nepal, Bangladesh and Myanmar',
  },
  {
    id: 65,
    food: 'Fish, insects, molluscs, algae and fallen fruit',
    region: 'Himalayan rivers of India, Nepal, Pakistan, Bhutan and Bangladesh',
  },
  {
    id: 66,
    food: 'Plankton, fish eggs, krill and small fish',
    region: 'Warm oceans; in India off Gujarat, Kerala and Lakshadweep',
  },
  {
    id: 67,
    food: 'Zooplankton, algae and scraps',
    region: 'Andaman and Nicobar Islands of India to Australia and southern Japan',
  },
  {
    id: 68,
    food: 'Nectar; as a caterpillar, Indian birthwort',
    region: 'India: Western Ghats and southern hills',
  },
  {
    id: 69,
    food: 'Mosquitoes, midges and other flying insects',
    region: 'India and warm lands of every continent but Europe',
  },
  {
    id: 70,
    food: 'Nectar and pollen',
    region: 'India and South Asia to southern China, Indonesia and the Philippines',
  },
  {
    id: 71,
    food: 'Fruit, nuts, coconuts, carrion and other crabs',
    region: 'Islands of the Indian and western Pacific Ocean, in India the Andamans and Nicobars',
  },
  {
    id: 72,
    food: 'Insects and other small animals',
    region: 'India: one reserve forest between Nandyal and Giddalur in Andhra Pradesh',
  },
  {
    id: 73,
    food: 'Organic matter and microbes in sediment',
    region: 'Indian Ocean and western Pacific, in India Gulf of Mannar and Palk Bay',
  },
  {
    id: 74,
    food: 'Bamboo, very rarely small animals',
    region: 'China: mountains of Sichuan, Shaanxi and Gansu',
  },
  {
    id: 75,
    food: 'Grass, leaves, bark, roots and fruit',
    region: 'Africa south of the Sahara, mostly Botswana, Zimbabwe, Tanzania and Kenya',
  },
  {
    id: 76,
    food: 'Gazelles, impala, hares and other small antelopes',
    region: 'Southern and eastern Africa, the Sahara and Iran',
  },
  { id: 77, food: 'Grass', region: 'Eastern and southern Africa' },
  { id: 78, food: 'Leaves and shoots, above all of acacias', region: 'Kenya, Tanzania and Zambia' },
];
