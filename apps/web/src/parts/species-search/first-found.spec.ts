import { animalIndex, searchAnimals } from '@aranya/wildlife-data';
import { closeAnimals } from './close-animals';
import { inOrder } from './in-order';

/** The animal that stands first for each query, as people see them. */
const FIRST = `
Bengal Tiger: tiger, Tiger, tigers, bengal, bagh, baagh, vagh, sher, बाघ, वाघ, waagh, wagh, 🐅, endangered, threatened,
  corbett, ranthambore, ranthambhore, sunderbans, terai, goa, mangrove, mangroves, grassland,
  nepal, tigris, big cats, tiggr, tgier, mammals
Asiatic Lion: lion, lions, babbar sher, gir, vulnerable, gujarat
Leopard: leopard, leopards, tendua, bibtya, guldar, बीबट्या, bibatya, sikkim, rainforest, leopart, lepard
Snow Leopard: snow leopard, him tendua, ounce, himalayas, lynx, hemis, cliffs, alpine, mongolia,
  snow lepard
Bharal: ladakh, bharal, blue sheep
Clouded Leopard: himalaya, himalayan, clouded leopard, china
Cheetah: cheetah, serval
Chital: chita, spotted deer, deer, spotted deers
Jaguar: jaguar, panthera onca
Asian Elephant: hathi, haathi, elephant, elefant, elephants, हाथी, periyar
Indian Rhinoceros: rhino, genda, kaziranga, kazirnga, assam, rinoceros
Gaur: gaur, indian bison
Wild Water Buffalo: buffalo, manas
Nilgai: nilgai, neelgai, रोही, rohi, rojh, blue bull, pakistan
Blackbuck: blackbuck, black buck, kala hiran
Chinkara: chinkara, gazelle
Reindeer: caribou, reindeer
Sambar: sambar, sambhar
Barasingha: barasingha, swamp deer, kanha
Sangai: sangai
Hangul: hangul, kashmir, critically endangered
Nilgiri Tahr: goat, goats, wild goat, tahr, western ghats, kerala, tamil nadu
Red Panda: red panda, red-panda, redpanda, lal panda, panda, bamboo
Sloth Bear: bear, bears, bhalu, honey bear, tadoba
Dhole: dhole, wild dog, jackal, dog, dogs, cuon alpinus
Indian Wolf: wolf, bhediya
Striped Hyena: hyena
Smooth-coated Otter: smooth coated otter, smoothcoated otter, otter, udbilao
Indian Pangolin: pangolin, खवल्या मांजर, khavlya manjar, khawle
Indian Giant Squirrel: squirrel, shekru, shekroo, शेकरु
Bengal Slow Loris: loris
Western Hoolock Gibbon: gibbon
Lion-tailed Macaque: lion tailed macaque, liontailed macaque, monkey, monkeys, macaque
Rhesus Macaque: bandar
Hanuman Langur: langur
Wandering Albatross: albatross
Indian Flying Fox: bat, bats, chamgadar, fruit bat
Ganges River Dolphin: dolphin, dolfin, susu
Dugong: dugong, sea cow
Humpback Whale: whale
Blue Whale: whales, blu wale
Whale Shark: shark
Indian Peacock: peacock, mor, Mor, peafowl, mayur, peafowel
West Indian Ocean Coelacanth: coelacanth, comoros
Great Indian Bustard: bustard, godawan, maaldhok, माळढोक, rajasthan
Sarus Crane: crane, cranes, sarus, Grus antigone, antigone, saras
Bar-headed Goose: goose, bar-headed goose, bar headed goose, barheaded goose, bar headed
Greater Adjutant: stork
Greater Flamingo: flamingo, flamigo
Great Hornbill: hornbill, dhanesh
Himalayan Monal: monal
Indian Eagle-Owl: owl, ullu, eagle, eagle owl, eagleowl
Rose-ringed Parakeet: parrot, tota, parrots, rose-ringed parakeet, rose ringed parakeet, roseringed parakeet
Indian Vulture: vulture, giddh, bird of prey
Gharial: gharial
Mugger Crocodile: crocodile, magarmach
King Cobra: king cobra, cobra, nagraj, snake
Indian Rock Python: python, ajgar
Olive Ridley Turtle: turtle, turtles
Indian Star Tortoise: tortoise
Purple Frog: frog, amphibians
Golden Mahseer: mahseer
Giant Honey Bee: honybee
Monarch Butterfly: butterfly
Wandering Glider: dragonfly
Gooty Tarantula: tarantula, spider
Coconut Crab: crab
Giant Pacific Octopus: octopus
Domestic Yak: yak
Dromedary Camel: camel, oont
Horse: horse, ghoda
Zebu: cow, gaay
European Rabbit: bunny
Koala: koala
Red Kangaroo: kangaroo, kangroo
Plains Zebra: zebra
Masai Giraffe: giraffe, girafe
Hippopotamus: hippo
Mountain Gorilla: gorilla
Bornean Orangutan: orangutan
Ring-tailed Lemur: lemur
Emperor Penguin: penguin, penguine
Polar Bear: polar bear
Moose: moose, elk
North American Beaver: beaver
Orca: orca, orka, killer whale
Platypus: platypus, duck-billed platypus, duck billed platypus, duckbilled platypus, duck-billed
African Savanna Elephant: swan, kenya
Fishing Cat: jungle cat
Saltwater Crocodile: sundarbans
Indian Wild Ass: rann of kutch, kutch
Common Ostrich: desert
Green Sea Turtle: usa, united states, reef, coral reef, coral reefs
Saola: unicorn
Southern Birdwing: insects`;

/** What the catalogue has no animal for: nothing is close to a word that it isn't. */
const NOTHING =
  'crow, duck, ducks, kingfisher, kingfishers, puffin, mouse, house, toad, loon, hawk, boar, dodo, extinct, xyzzy, qwerty, table, computer, hello, goat cheese';

const split = (list: string) => list.split(/,\s+/).map((query) => query.trim());

const queries = FIRST.trim()
  .split(/\n(?=\S)/)
  .flatMap((row) => {
    const [name = '', list = ''] = row.split(': ');
    return split(list).map((query): [query: string, name: string | undefined] => [query, name]);
  })
  .concat(split(NOTHING).map((query) => [query, undefined]));

const findAll = (query: string) =>
  inOrder(searchAnimals(animalIndex, query), closeAnimals(animalIndex, query), query).map(
    ({ animal }) => animal,
  );

test('what people look for stands first, and nothing is close to a word that it is not', () => {
  expect(queries.length).toBeGreaterThanOrEqual(200);
  const found = queries.map(([query]) => [query, findAll(query)[0]?.name]);
  expect(found).toEqual(queries);
});

const reason = (query: string, name: string) =>
  closeAnimals(animalIndex, query).find(({ animal }) => animal.name === name)?.reason;

test.each([
  ['ladakh', 'Snow Leopard', 'Lives in Ladakh'],
  ['coral reef', 'Ocellaris Clownfish', 'Habitat'],
  ['coral reefs', 'Staghorn Coral', 'Habitat'],
  ['himalaya', 'Snow Leopard', 'Lives in Himalaya'],
  ['hemis', 'Snow Leopard', 'Lives in Hemis National Park'],
  ['pakistan', 'Snow Leopard', 'Lives in Pakistan'],
  ['bagh', 'Bengal Tiger', 'Also called bagh'],
  ['goat', 'Nilgiri Tahr', 'Goat'],
  ['endangered', 'Bengal Tiger', 'Endangered'],
  ['endangered', 'Gharial', 'Critically Endangered'],
  ['cliffs', 'Snow Leopard', 'Habitat'],
  ['lynx', 'Snow Leopard', 'Taken for Eurasian lynx'],
  ['kazirnga', 'Indian Rhinoceros', 'Lives in Kaziranga National Park'],
])('%j finds the %s', (query, name, text) => expect(reason(query, name)).toBe(text));

test('pickers of a species find by its names alone', () => {
  expect(closeAnimals(animalIndex, 'ladakh').filter(({ byName }) => byName)).toEqual([]);
  expect(closeAnimals(animalIndex, 'bagh').every(({ byName }) => byName)).toBe(true);
});
