/** One is enough. */
const CERTAIN = words(`
  wildlife|wild animals?|animals?|species|fauna|biodiversity|poach\\w*|endangered|threatened species|extinctions?|
  rewilding|rewilded|sanctuar(y|ies)|tiger reserves?|national parks?|nature reserves?|wildlife corridors?|
  mammals?|birds?|birding|birdwatch\\w*|raptors?|waders?|seabirds?|reptiles?|amphibians?|invertebrates?|insects?|
  primates?|carnivores?|herbivores?|marsupials?|cetaceans?|predators?|pollinators?|
  tigers?|lions?|lioness(es)?|leopards?|cheetahs?|jaguars?|pumas?|lynx(es)?|ocelots?|big cats?|wildcats?|wolf|wolves|
  jackals?|dholes?|foxes|hyenas?|elephants?|rhinos?|rhinoceros(es)?|hippos?|hippopotamus(es)?|giraffes?|zebras?|
  antelopes?|gazelles?|blackbucks?|nilgai|gaurs?|bison|yaks?|deer|chital|sambars?|moose|reindeer|caribou|ibex|
  pandas?|grizzl(y|ies)|polar bears?|sloth bears?|brown bears?|black bears?|sun bears?|otters?|badgers?|beavers?|
  hedgehogs?|squirrels?|pangolins?|armadillos?|anteaters?|sloths?|monkeys?|macaques?|langurs?|lemurs?|gibbons?|
  gorillas?|chimpanzees?|chimps?|bonobos?|orangutans?|orang-utans?|baboons?|kangaroos?|koalas?|wombats?|platypus(es)?|
  whales?|dolphins?|porpoises?|orcas?|dugongs?|manatees?|walrus(es)?|sea lions?|sea otters?|
  eagles?|vultures?|falcons?|owls?|hornbills?|peacocks?|peafowl|parrots?|macaws?|penguins?|albatross(es)?|puffins?|
  flamingos?|storks?|pelicans?|bustards?|woodpeckers?|kingfishers?|songbirds?|sparrows?|warblers?|
  hummingbirds?|condors?|ibises|curlews?|turtles?|tortoises?|crocodiles?|alligators?|gharials?|snakes?|cobras?|
  pythons?|vipers?|lizards?|geckos?|chameleons?|iguanas?|komodo|frogs?|toads?|newts?|salamanders?|axolotls?|
  sharks?|manta rays?|stingrays?|seahorses?|octopus(es)?|jellyfish|corals?|coral reefs?|salmon|eels?|sturgeons?|
  butterfl(y|ies)|moths?|bees|bumblebees?|dragonfl(y|ies)|fireflies|beetles?|spiders?|ants`);

/** Two different ones are needed. */
const LIKELY = words(`
  conservation|conservationists?|habitats?|forests?|rainforests?|wetlands?|mangroves?|jungles?|savanna|nature|wild|
  ecosystems?|ecolog(y|ical|ists?)|endemic|invasive|migrat(ion|ory|ing)|breeding|nesting|nests?|herds?|flocks?|
  hatchlings?|cubs?|calf|calves|chicks?|pups?|zoos?|camera traps?|rangers?|trafficking|ivory|
  bears?|seals?|cranes?|bats?|fox|swifts?|kites?|rays?|fish|crabs?|squid|geese|ducks?|swans?|gulls?|terns?`);

function words(list: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${list.replace(/\s*\n\s*/g, '')})(?![\\p{L}\\p{N}])`, 'giu');
}

export function isAboutWildlife(text: string): boolean {
  if (text.search(CERTAIN) !== -1) return true;
  const likely = new Set([...text.matchAll(LIKELY)].map(([word]) => word.toLowerCase().replace(/s$/, '')));
  return likely.size >= 2;
}
