import type { AnimalFacts } from '../animal-text';

export const factsOf079To117: readonly AnimalFacts[] = [
  { id: 79, food: 'Grass, at night and on land', region: 'Rivers and lakes of Africa south of the Sahara' },
  { id: 80, food: 'Short grass', region: 'Eastern and southern Africa, from Kenya to South Africa' },
  {
    id: 81,
    food: 'Wild celery, thistles, nettles, bamboo and fruit',
    region: 'Rwanda, Uganda and eastern Democratic Republic of the Congo',
  },
  {
    id: 82,
    food: 'Fruit, above all figs and durian, leaves and bark',
    region: 'Borneo: Malaysia and Indonesia',
  },
  {
    id: 83,
    food: 'Tamarind pods, leaves, flowers and fruit',
    region: 'Southern and south-western Madagascar',
  },
  { id: 84, food: 'Eucalyptus leaves', region: 'Eastern and south-eastern Australia' },
  { id: 85, food: 'Grass and low herbs', region: 'Inland Australia' },
  { id: 86, food: 'Insect larvae, worms, shrimps and yabbies', region: 'Eastern Australia and Tasmania' },
  {
    id: 87,
    food: 'Ringed and bearded seals, whale carcasses',
    region: 'Arctic coasts and sea ice of Canada, Greenland, Norway, Russia and Alaska',
  },
  {
    id: 88,
    food: 'Lichens, sedges, herbs and willow leaves',
    region: 'Arctic and northern forest of North America, Europe and Asia',
  },
  {
    id: 89,
    food: 'Twigs, bark, leaves and water plants',
    region: 'Northern forest of North America, Europe and Asia',
  },
  {
    id: 90,
    food: 'Bark and twigs of aspen and willow, water plants',
    region: 'North America from Alaska to northern Mexico',
  },
  {
    id: 91,
    food: 'Leaves of figs and other plants beside streams',
    region: 'Annamite Range of Viet Nam and Laos',
  },
  {
    id: 92,
    food: 'Capybara, peccaries, caimans, deer and turtles',
    region: 'Mexico to northern Argentina, mostly Amazon and Pantanal',
  },
  {
    id: 93,
    food: 'Grass, herbs, crops and bark in winter',
    region: 'Native to Spain, Portugal and southern France; introduced elsewhere',
  },
  {
    id: 94,
    food: 'Lemmings, birds, eggs, carrion and berries',
    region: 'Arctic of Europe, Asia and North America, Iceland and Greenland',
  },
  {
    id: 95,
    food: 'Fish, seals, whales, sharks or squid, by population',
    region: 'All oceans, most in cold water',
  },
  { id: 96, food: 'Small fish and squid', region: 'Mexico: northern Gulf of California' },
  { id: 97, food: 'Silverfish, krill and squid', region: 'Coast and sea ice of Antarctica' },
  { id: 98, food: 'Fish, waterbirds and carrion', region: 'North America from Alaska to northern Mexico' },
  {
    id: 99,
    food: 'Small fish, krill and insects',
    region: 'Arctic coasts in summer, edge of the Antarctic ice in its other summer',
  },
  {
    id: 100,
    food: 'Squid, fish and offal',
    region: 'Southern Ocean; nests on islands such as South Georgia and Crozet',
  },
  {
    id: 101,
    food: 'Lemmings, voles, hares and waterbirds',
    region: 'Arctic tundra of North America, Europe and Asia',
  },
  {
    id: 102,
    food: 'Leaves, roots, seeds and fruit of rimu trees',
    region: 'New Zealand: predator-free islands',
  },
  {
    id: 103,
    food: 'Grass, seeds, succulents and a few insects',
    region: 'Savanna and semi-desert of Africa',
  },
  {
    id: 104,
    food: 'Deer, wild boar, buffalo and carrion',
    region: 'Indonesia: Komodo, Rinca, Gili Motang and Flores',
  },
  {
    id: 105,
    food: 'Worms, insects, crustaceans and small fish',
    region: 'Mexico: canals of Xochimilco in Mexico City',
  },
  {
    id: 106,
    food: 'Ants, termites, beetles and other small insects',
    region: 'Colombia: Pacific coast of Cauca',
  },
  {
    id: 107,
    food: 'Fish, rays, seals, dolphins and dead whales',
    region: 'Temperate and subtropical seas of the world',
  },
  {
    id: 108,
    food: 'Fish and cuttlefish',
    region: 'Comoros, South Africa, Mozambique, Tanzania and Madagascar',
  },
  {
    id: 109,
    food: 'Insects, worms, crustaceans, snails and fish',
    region: 'Rivers and coasts of Europe and North Africa; spawns in the Sargasso Sea',
  },
  {
    id: 110,
    food: 'Nectar; milkweed as a caterpillar',
    region: 'North and Central America, and other warm lands it has reached',
  },
  {
    id: 111,
    food: 'Crabs, clams, scallops, fish and other octopuses',
    region: 'North Pacific from Japan and Korea to California',
  },
  {
    id: 112,
    food: 'Sugars from algae in its tissue, plankton',
    region: 'Caribbean Sea, Bahamas and Florida',
  },
  {
    id: 113,
    food: 'Sea urchins, clams, snails and sea cucumbers',
    region: 'North-eastern Pacific from Alaska to Mexico',
  },
  {
    id: 114,
    food: 'Thorny shrubs, dry grass and salt plants',
    region: 'North Africa, the Middle East, India and Australia',
  },
  {
    id: 115,
    food: 'Grass, hay and grain',
    region: 'Worldwide; first tamed in the steppes north of the Black and Caspian Seas',
  },
  {
    id: 116,
    food: 'Grass, sedges and lichens',
    region: 'Himalaya, Tibetan Plateau and Mongolia, in India from Ladakh to Arunachal Pradesh',
  },
  {
    id: 117,
    food: 'Grass, straw, leaves and crop residues',
    region: 'India and South Asia, Africa, Brazil and other warm lands',
  },
];
