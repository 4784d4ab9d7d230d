import type { AnimalText } from '../animal-text';
import {
  amphibiaWeb,
  birdLife,
  diversityWeb,
  fishBase,
  redList,
  reptileDatabase,
  seaLifeBase,
} from '../source-links';

export const textsOf079To117: readonly AnimalText[] = [
  {
    id: 79,
    habitat: 'Rivers, lakes and swamps deep enough to cover it, with grazing within walking distance',
    status_threats:
      'Drawn-off and drying rivers, hunting for meat and tooth ivory, and conflict on river banks',
    description:
      'Skin that cracks in the sun keeps it in water by day, where it walks along the bottom and rises asleep to breathe every few minutes. The reddish film that it sweats shields it from sun and germs. At dusk it climbs out along trodden paths to crop some 40 kg of grass with its lips. Its closest living relatives are whales, which its teeth do not suggest: the lower canines grow to half a metre.',
    related: [75, 39, 8, 55],
    sources: [redList('Hippopotamus amphibius'), diversityWeb('Hippopotamus amphibius')],
  },
  {
    id: 80,
    habitat: 'Short-grass plains and open savanna near water',
    status_threats: 'Fences and roads across its routes, drained or ploughed dry-season range, and poaching',
    description:
      'Each year well over a million walk a circle of some 800 km between Serengeti and Mara, after rain that they seem to smell or see from 50 km off. Nearly half a million calves fall within three weeks, so many that hyenas cannot eat them all, and each stands within minutes. The drowned of the Mara River feed it with the mass of ten blue whales a year. Bulls defend plots on the march, grunting day and night.',
    related: [77, 76, 88, 75],
    sources: [redList('Connochaetes taurinus'), diversityWeb('Connochaetes taurinus')],
  },
  {
    id: 81,
    habitat: 'Cloud forest and bamboo on volcanoes and mountains, 1,500 to 4,000 metres',
    status_threats: 'Human illnesses, snares set for antelopes, war, and forest hemmed in by farms',
    description:
      'The census completed in 2018 found 1,063 where there had been perhaps 620 in 1989, the only great ape whose number is known to rise. Silver saddles come to males at about twelve; one of them leads and decides when all rest. Wrinkles above the nostrils differ like fingerprints. A family of Volcanoes Park has been followed daily since Dian Fossey pitched her camp in 1967, and young males there have learned to take snares apart.',
    related: [82, 31, 75, 83],
    sources: [redList('Gorilla beringei'), diversityWeb('Gorilla beringei')],
  },
  {
    id: 82,
    habitat: 'Lowland, peat swamp and hill rainforest, mostly below 500 metres',
    status_threats: 'Forest cleared for oil palm and timber, fires in drained peat, and killing in gardens',
    description:
      'No mammal that lives alone teaches its young for longer: a child stays seven to nine years and learns some 200 foods. Every evening it weaves a new bed of branches in minutes, with a roof when rain comes. Flanged males have cheeks like plates and call for a minute or more over kilometres. Some rub chewed leaves of Dracaena on sore arms, as people of the same forest do.',
    related: [81, 31, 30, 83],
    sources: [redList('Pongo pygmaeus'), diversityWeb('Pongo pygmaeus')],
  },
  {
    id: 83,
    habitat: 'Spiny scrub, dry forest and gallery forest along rivers',
    status_threats: 'Forest burnt for charcoal and fields, drought, hunting and capture for pets',
    description:
      'Any female outranks any male, and takes the fruit from his hand. Rivals rub their tails with scent from wrist glands and wave them at each other until one leaves. On cool mornings the troop sits facing the sun with arms spread. Unlike other lemurs it spends a third of the day on the ground, and the tail with its thirteen or fourteen dark rings stands up like a flag for those behind.',
    related: [30, 34, 82, 81],
    sources: [redList('Lemur catta'), diversityWeb('Lemur catta')],
  },
  {
    id: 84,
    habitat: 'Open eucalyptus forest and woodland, also in suburbs',
    status_threats: 'Cleared and burnt forest, chlamydia, heat waves, dogs and cars',
    description:
      'It eats leaves that would poison most animals, and sleeps up to twenty hours while a blind gut of two metres breaks them down. Fingerprints on its hands are so like ours that they have confused experts under a microscope. Two thumbs on each hand grip the trunk. A joey leaves the pouch at six months and is fed a soft form of droppings to stock its own gut with microbes.',
    related: [85, 86, 74, 82],
    sources: [redList('Phascolarctos cinereus'), diversityWeb('Phascolarctos cinereus')],
  },
  {
    id: 85,
    habitat: 'Arid grassland, scrub and open plains',
    status_threats: 'Long droughts, fences, and shooting for meat, skins and pasture',
    description:
      'Tendons store the energy of each landing, so a hop at 20 km an hour costs hardly more than one at ten. Males stand 1.8 metres and box leaning back on the tail. A mother may keep three young at once: one at foot, one in the pouch and a paused embryo that starts to grow when the pouch falls free, and she makes two kinds of milk. In heat it licks its forearms to cool the blood.',
    related: [84, 86, 103, 13],
    sources: [redList('Osphranter rufus'), diversityWeb('Macropus rufus')],
  },
  {
    id: 86,
    habitat: 'Streams, rivers and lakes with earth banks for burrows',
    status_threats: 'Drought, dams, drowning in yabby traps, and bank erosion',
    description:
      'It dives with eyes, ears and nose shut and finds prey by the faint electric fields of its muscles, sensed through some 40,000 receptors in the bill. Mothers lay two leathery eggs and sweat milk from patches of skin, having no teats. Males wear a venomous spur on each hind leg that can put a man in pain for weeks. Under ultraviolet light its brown fur glows blue-green, and nobody knows why.',
    related: [84, 85, 27, 90],
    sources: [redList('Ornithorhynchus anatinus'), diversityWeb('Ornithorhynchus anatinus')],
  },
  {
    id: 87,
    habitat: 'Sea ice over shallow water, and coasts and islands in summer',
    status_threats:
      'Vanishing sea ice above all; also pollutants stored in seals, oil, and conflict near towns',
    description:
      'Hair without colour over black skin makes a white bear. It waits at a breathing hole for hours, smells a seal under a metre of snow and eats the fat first. Where ice leaves for more than about four months, mothers run out of stores and cubs die, as in western Hudson Bay. One tracked female swam for nine days without rest, 687 km.',
    related: [94, 97, 23, 88],
    sources: [redList('Ursus maritimus'), diversityWeb('Ursus maritimus')],
  },
  {
    id: 88,
    habitat: 'Tundra, boreal forest and mountain heath',
    status_threats:
      'Warmer winters with ice crusts over lichen, roads, mines and pipelines, and cleared forest',
    description:
      'Both sexes grow antlers, the only deer to do so, and pregnant cows keep theirs through winter to hold the feeding hole that they dug. Eyes turn from gold to blue for the dark months and see ultraviolet, in which lichen is black on white snow. Tendons click at each step, so a herd can stay together in a storm. Some caribou of Alaska and Yukon walk more than 1,200 km a year, the longest journey on land.',
    related: [89, 80, 94, 101],
    sources: [redList('Rangifer tarandus'), diversityWeb('Rangifer tarandus')],
  },
  {
    id: 89,
    habitat: 'Boreal and mixed forest with lakes, bogs and young growth',
    status_threats: 'Winter ticks and brain worm spreading with warmth, road deaths and heat',
    description:
      'The tallest deer, two metres at the shoulder, carries palmed antlers that can span 1.8 metres and grow in five months. The nose closes under water, where it browses on the bottom at five metres and more. Bristled lips strip twigs; the name comes from an Algonquian word for that. Made for cold, it begins to pant at some 20 degrees in summer.',
    related: [88, 90, 15, 94],
    sources: [redList('Alces alces'), diversityWeb('Alces americanus')],
  },
  {
    id: 90,
    habitat: 'Streams, ponds, lakes and marshes with trees on the bank',
    status_threats: 'Removal where dams flood land or roads, trapping, and felled bank forest',
    description:
      'Iron in the enamel colours its front teeth orange and hardens them; a family fells hundreds of trees in a year. The sound of running water alone makes it pile mud, even on a loudspeaker. One dam in Wood Buffalo Park in Canada is some 775 metres long and was found from space. Its ponds hold water through drought and have stood green in the midst of burnt forest.',
    related: [27, 89, 86, 93],
    sources: [redList('Castor canadensis'), diversityWeb('Castor canadensis')],
  },
  {
    id: 91,
    habitat: 'Wet evergreen forest of mountains along the border of two countries',
    status_threats: 'Wire snares set for wild pig and deer, by the hundred thousand, and dogs',
    description:
      "Science met it in 1992 as a pair of horns on a hunter's wall, half a metre long and nearly straight. No biologist has ever seen one in the wild; camera traps have caught it five times, last in 2013. White slashes mark a brown face, a gland of the snout opens under a flap, and its nearest kin are cattle. Dogs now search for its dung, to find the last for a breeding herd.",
    related: [17, 10, 96, 108],
    sources: [redList('Pseudoryx nghetinhensis'), diversityWeb('Pseudoryx nghetinhensis')],
  },
  {
    id: 92,
    habitat: 'Rainforest, flooded grassland, dry forest and mangrove, near water',
    status_threats: 'Cleared forest, killing by ranchers, fires, and trade in teeth and skins',
    description:
      "It kills by biting through the skull, which no other big cat does as a habit, and cracks turtles and caimans. Spots inside the rosettes tell it from a leopard, as does a head like a bull terrier's. In the Pantanal jaguars fish and live side by side almost in company. In 2021 the first cubs in seventy years were let free in the wetlands of Iberá in Argentina.",
    related: [3, 1, 5, 76],
    sources: [redList('Panthera onca'), diversityWeb('Panthera onca')],
  },
  {
    id: 93,
    habitat: 'Scrub, pasture and open woodland with soft soil for warrens',
    status_threats: 'Two viral diseases, lost scrub and hunting in its homeland',
    description:
      'In Iberia, where all tame rabbits come from, it is failing, and the lynx and eagle that live on it with it; in Australia 24 brought for sport in 1859 overran a continent within fifty years. It eats its soft droppings straight from the body to digest them twice. A doe feeds her blind litter once a day for a few minutes and closes the burrow behind her. Thumping hind feet warn the warren.',
    related: [94, 85, 90, 3],
    sources: [redList('Oryctolagus cuniculus'), diversityWeb('Oryctolagus cuniculus')],
  },
  {
    id: 94,
    habitat: 'Tundra, coasts and sea ice',
    status_threats: 'Red foxes moving north, fewer lemming years as winters warm, and trapping',
    description:
      'In its winter coat it does not shiver until about 70 degrees below zero. A young female left Svalbard in March 2018 and was in northern Canada 76 days later, 3,506 km over sea ice and glacier. Coats turn from white to brown, or stay blue-grey by the coast. Dens hold dozens of entrances and flower like gardens from a century of droppings; in good lemming years litters pass a dozen.',
    related: [101, 87, 88, 93],
    sources: [redList('Vulpes lagopus'), diversityWeb('Vulpes lagopus')],
  },
  {
    id: 95,
    habitat: 'Coasts, fjords, ice edges and open sea',
    status_threats: 'Pollutants that build up in blubber, scarce salmon, noise, and live capture in the past',
    description:
      'Populations that share a bay may not share a word or a meal: some eat only salmon, others only seals, and they do not interbreed. Off Antarctica a row of them swims at a floe to wash a seal from it with one wave. Grandmothers past bearing lead in lean years, and sons live longer while theirs does. A pair off South Africa has learned to take the livers out of white sharks.',
    related: [39, 107, 36, 96],
    sources: [redList('Orcinus orca'), diversityWeb('Orcinus orca')],
  },
  {
    id: 96,
    habitat: 'Shallow murky sea within about 25 km of shore',
    status_threats:
      'Drowning in illegal gill nets set for totoaba, a fish whose swim bladder is sold in China',
    description:
      'Smallest of all porpoises and whales, 1.5 metres at most, with dark rings round eyes and lips, it lives in one corner of one sea. Some 570 were left in 1997; surveys from 2023 to 2025 saw six to ten, calves among them. The genes are sound enough to recover if the nets stay away. Concrete blocks with hooks now lie on the bottom of its last refuge.',
    related: [36, 91, 95, 37],
    sources: [redList('Phocoena sinus'), diversityWeb('Phocoena sinus')],
  },
  {
    id: 97,
    habitat: 'Fast sea ice beside the Antarctic coast, and the water under and beyond it',
    status_threats:
      'Sea ice that breaks before chicks have feathers, and changing supplies of fish and krill',
    description:
      'Fathers hold the only egg on their feet through two months of polar night, without a meal, turning in a huddle so that each has his time at the middle. They lose nearly half their weight. It dives past 500 metres and has stayed down for 32 minutes. In late 2022 four of five colonies in the Bellingshausen Sea lost all their chicks when the ice went early.',
    related: [100, 99, 87, 95],
    sources: [birdLife('Emperor Penguin', 'Aptenodytes forsteri'), diversityWeb('Aptenodytes forsteri')],
  },
  {
    id: 98,
    habitat: 'Lakes, rivers and coasts with large trees or cliffs',
    status_threats: 'Lead from shot in carcasses, bird flu, disturbance at nests and power lines',
    description:
      "It wears a white head only from its fifth year. DDT thinned its eggs until 417 pairs were left in the United States south of Canada in 1963; after the ban they rose past 70,000 pairs. One nest in Florida measured nearly three metres across and was put at two tonnes. For a bird of arms it steals a great deal of fish, and the scream in films is a hawk's.",
    related: [52, 45, 46, 100],
    sources: [birdLife('Bald Eagle', 'Haliaeetus leucocephalus'), diversityWeb('Haliaeetus leucocephalus')],
  },
  {
    id: 99,
    habitat: 'Tundra, beaches and islands to nest; open ocean and pack ice',
    status_threats: 'Scarce sand eels and other small fish, mink and rats on islands, and storms',
    description:
      'It sees more daylight than any other animal, two summers a year. Birds with loggers flew up to 96,000 km in ten months, not straight but along an S that rides the winds of the Atlantic. At 100 grams it may live thirty years, which makes about three trips to the moon and back. Whoever nears its nest is pecked on the scalp.',
    related: [100, 46, 97, 110],
    sources: [birdLife('Arctic Tern', 'Sterna paradisaea'), diversityWeb('Sterna paradisaea')],
  },
  {
    id: 100,
    habitat: 'Open Southern Ocean; windy grass slopes of remote islands to nest',
    status_threats: 'Drowning on longline hooks, mice and cats at nests, and plastic',
    description:
      'No living bird spreads its wings wider, up to 3.5 metres, and a lock at the shoulder holds them out without effort. Rising into the wind and sliding down the lee of waves, it may cover 10,000 km on one trip for food. Pairs dance for years before their first egg, then rear one chick in two years. A tube on the bill sheds salt and smells food twenty kilometres away.',
    related: [99, 97, 98, 107],
    sources: [birdLife('Wandering Albatross', 'Diomedea exulans'), diversityWeb('Diomedea exulans')],
  },
  {
    id: 101,
    habitat: 'Open tundra; coasts, fields and airfields in winter',
    status_threats: 'Fewer lemmings as snow changes, collisions, rodent poisons and bird flu',
    description:
      'The only owl whose sexes differ by colour at a glance: old males are nearly pure white, females barred. It hunts in the light of Arctic summer and raises up to eleven young where lemmings abound, none where they do not. A pair follows them over a thousand kilometres from one year to the next. Ringed birds have wintered on sea ice, taking eiders at open cracks.',
    related: [52, 94, 88, 102],
    sources: [birdLife('Snowy Owl', 'Bubo scandiacus'), diversityWeb('Bubo scandiacus')],
  },
  {
    id: 102,
    habitat: 'Forest and scrub on islands cleared of predators',
    status_threats:
      'Stoats, cats and rats anywhere they arrive, low fertility from inbreeding, and a lung fungus',
    description:
      'A parrot that cannot fly, walks at night and smells of honey. In years when rimu trees fruit, males dig bowls on ridges and boom through them for eight hours a night, for months; there may be four years between. In 1995 there were 51 and thirty years later some 240, each with a name, a radio pack and its genome read, and rangers weigh the chicks.',
    related: [53, 101, 52, 91],
    sources: [
      birdLife('Kakapo', 'Strigops habroptila'),
      {
        title: 'New Zealand Department of Conservation: Kakapo',
        url: 'https://www.doc.govt.nz/nature/native-animals/birds/birds-a-z/kakapo/',
      },
    ],
  },
  {
    id: 103,
    habitat: 'Open savanna, grassland and semi-desert',
    status_threats: 'Hunting for eggs, feathers and skin, and ploughed land, worst in the Sahel',
    description:
      'Largest of living birds, up to 2.8 metres and 150 kg, it keeps 70 km an hour on two toes, where other birds have three or four. An eye of five centimetres is bigger than its brain. Several hens lay in one hollow; the first of them sits by day and the black cock by night, and she knows her own among forty eggs and rolls others to the rim. It has never hidden its head in sand.',
    related: [78, 77, 41, 85],
    sources: [birdLife('Common Ostrich', 'Struthio camelus'), diversityWeb('Struthio camelus')],
  },
  {
    id: 104,
    habitat: 'Dry savanna, scrub and monsoon forest on islands',
    status_threats: 'Rising sea over its lowland valleys, poaching of deer, and fires',
    description:
      'Heaviest of lizards and up to three metres long, it slices with teeth tipped in iron, and venom from its lower jaw keeps the wound bleeding. It smells a carcass 4 km off with a forked tongue. Hatchlings live in trees, since adults eat them. Females kept alone in London and Chester zoos laid eggs that hatched, fathered by nobody.',
    related: [56, 58, 57, 59],
    sources: [redList('Varanus komodoensis'), reptileDatabase('Varanus komodoensis')],
  },
  {
    id: 105,
    habitat: 'Cool canals and wetland with soft beds and water plants',
    status_threats: 'Polluted and drained canals, and carp and tilapia that eat its eggs',
    description:
      'It becomes adult without growing up, keeping the feathery gills and fin of a larva for life. Legs, jaws, heart tissue and parts of the brain grow back without a scar, which keeps a million of them in laboratories and tanks while the wild ones of Xochimilco have gone from 6,000 in a square kilometre in 1998 to some dozens. Farmers now close canals with filters to make shelters for it between their floating fields.',
    related: [63, 64, 106, 109],
    sources: [redList('Ambystoma mexicanum'), amphibiaWeb('Ambystoma mexicanum')],
  },
  {
    id: 106,
    habitat: 'Lowland rainforest with heavy rain, on the ground near streams',
    status_threats: 'Cleared forest, gold mining, spraying, and collecting for the pet trade',
    description:
      'About one milligram of batrachotoxin in the skin of a frog as long as a thumb could kill ten people. The Emberá wiped darts on its back and shot game for a year with them. It makes none of the poison: it comes from insects in its food, and frogs bred in tanks are harmless. Fathers carry tadpoles on their backs to water held by leaves.',
    related: [63, 64, 105, 92],
    sources: [redList('Phyllobates terribilis'), amphibiaWeb('Phyllobates terribilis')],
  },
  {
    id: 107,
    habitat: 'Coastal and open sea, from the surface to over 1,000 metres',
    status_threats: 'Drowning in nets and on hooks, beach nets, and trade in fins and jaws',
    description:
      'Muscles warmed above the sea by crossing blood vessels let it hunt seals in cold water, rising from below at 40 km an hour. A female called Nicole swam from South Africa to Australia and back, 20,000 km, within nine months. It matures at about 26 to 33 years and may pass seventy. Each spring the sharks of California meet for weeks in an empty stretch of the Pacific, and no one has found out why.',
    related: [66, 95, 108, 100],
    sources: [redList('Carcharodon carcharias'), fishBase('Carcharodon carcharias')],
  },
  {
    id: 108,
    habitat: 'Caves and steep volcanic slopes, mostly 100 to 300 metres deep',
    status_threats: 'Deep gill nets set for sharks, and oil drilling',
    description:
      'Known from fossils and believed dead for 66 million years, it came up in a trawl off South Africa in December 1938, where Marjorie Courtenay-Latimer saw its blue fins on a deck. Four of these move in turn like the legs of a walking animal. A hollow tube filled with oil takes the place of a spine. It may carry its young for five years and live to a hundred.',
    related: [107, 66, 91, 109],
    sources: [redList('Latimeria chalumnae'), fishBase('Latimeria chalumnae')],
  },
  {
    id: 109,
    habitat: 'Rivers, lakes, lagoons and coasts; open ocean at both ends of its life',
    status_threats:
      'Dams and turbines, smuggling of glass eels, polluted rivers, a swim bladder worm and changed currents',
    description:
      'Leaf-shaped larvae drift two years or more from the Sargasso Sea, turn to glass at the coast, and climb rivers, even over wet grass. After ten or twenty years they silver, their gut withers, their eyes double, and they swim 5,000 to 10,000 km back to spawn once. Nobody has seen it happen; tagged eels reached the place for the first time in 2022. The young that arrive are a tenth or less of those before 1980.',
    related: [65, 108, 62, 99],
    sources: [redList('Anguilla anguilla'), fishBase('Anguilla anguilla')],
  },
  {
    id: 110,
    habitat: 'Meadows, fields and gardens with milkweed; fir forest at 3,000 metres in winter',
    status_threats: 'Milkweed killed by herbicides, felled winter forest, insecticides and extreme weather',
    description:
      'Butterflies that hatch at the Canadian border in August fly to a few hectares of fir forest in Mexico that only their great-grandparents knew. They steer by the sun, corrected by clocks in the antennae. Milk of its food plant makes the caterpillar bitter and poisonous for life, and orange says so. In the winter of 2023 they covered 0.9 hectares, against 18 in 1996.',
    related: [69, 68, 46, 70],
    sources: [redList('Danaus plexippus'), diversityWeb('Danaus plexippus')],
  },
  {
    id: 111,
    habitat: 'Rocky reefs, kelp and dens from the shore to over 1,000 metres',
    status_threats: 'Fishing, polluted and warming water with less oxygen',
    description:
      'Its 2,240 or so suckers taste what they touch, and each can fold to pinch a fishing line into a knot. Nine brains is an exaggeration of a truth: most of its nerve cells are in the arms. Keepers have been told apart, and squirted, by animals that liked some better. A mother hangs tens of thousands of eggs in her den, fans them for half a year without food and dies as they hatch.',
    related: [67, 71, 113, 95],
    sources: [redList('Enteroctopus dofleini'), seaLifeBase('Enteroctopus dofleini')],
  },
  {
    id: 112,
    habitat: 'Shallow sunny reef, mostly 5 to 20 metres deep',
    status_threats: 'Marine heat waves, white band disease, storms, polluted water and acidifying seas',
    description:
      'Branches grow 10 to 20 cm a year, as fast as any coral, and once stood in thickets hectares wide that broke the swell of the Caribbean. Over nine tenths died after a disease of the late 1970s. In summer 2023 the water of Florida passed 32 degrees for weeks, and hardly any there lived. A few nights after the August full moon colonies spawn together, and divers collect the spawn for nurseries.',
    related: [67, 61, 73, 113],
    sources: [redList('Acropora cervicornis'), seaLifeBase('Acropora cervicornis')],
  },
  {
    id: 113,
    habitat: 'Kelp forest, rock, sand and mud from the tide line to 450 metres',
    status_threats: 'A wasting disease since 2013, worse in warm water',
    description:
      'Up to 24 arms, a metre across and 15,000 tube feet carry it a metre in a minute, and urchins flee at the smell. Nine in ten, over five billion, melted away within a few years from 2013; where they had gone, urchins ate the kelp to bare rock. In 2025 the cause was found, a strain of the bacterium Vibrio pectenicida. Laboratories in Washington and California now raise young stars for release.',
    related: [73, 111, 112, 67],
    sources: [redList('Pycnopodia helianthoides'), diversityWeb('Pycnopodia helianthoides')],
  },
  {
    id: 114,
    habitat: 'Desert, semi-desert and dry scrub, in the keeping of people',
    status_threats:
      'Vanishing pasture and herding in India, where their number fell by more than a third from 2012 to 2019',
    description:
      'The hump holds fat, up to 36 kg of it, and no water. It can lose a quarter of its weight in water and then drink 100 litres in ten minutes, since its blood cells, oval instead of round, do not burst. Body heat may rise by six degrees in a day before it begins to sweat. Wild dromedaries died out two thousand years ago; feral ones roam Australia by the hundred thousand.',
    related: [115, 13, 21, 116],
    sources: [
      diversityWeb('Camelus dromedarius'),
      {
        title: 'Food and Agriculture Organization: Domestic Animal Diversity',
        url: 'https://www.fao.org/dad-is/en/',
      },
    ],
  },
  {
    id: 115,
    habitat: 'Steppe, pasture and stables, in the keeping of people',
    status_threats: 'Rare breeds dying out, among them in India the Zanskari and the Kachchhi-Sindhi',
    description:
      'Old genomes place the home of all living horses on the steppe near the lower Volga and Don about 4,200 years ago, from where riders spread them over a continent within centuries. It sleeps on its feet by locking the knee, but must lie down to dream. Eyes at the sides see almost all round. Marwari horses of Rajasthan have ear tips that curve in until they meet.',
    related: [21, 77, 114, 117],
    sources: [
      diversityWeb('Equus caballus'),
      {
        title: 'Food and Agriculture Organization: Domestic Animal Diversity',
        url: 'https://www.fao.org/dad-is/en/',
      },
    ],
  },
  {
    id: 116,
    habitat: 'Alpine pasture from 3,000 to 5,500 metres, in the keeping of herders',
    status_threats: 'Degraded pasture, crossing with cattle, heat, and young people leaving herding',
    description:
      "Lungs and heart larger than a cow's and blood cells of half the size let it carry loads at 5,500 metres, and above 15 degrees it is too hot. It grunts; the scientific name says so, against the mute one of its wild ancestor. Milk with twice the fat of a cow's becomes butter for tea and lamps, hair becomes tents, dung the fire. Hybrids with cattle, called dzo, plough the fields of Ladakh.",
    related: [20, 117, 114, 4],
    sources: [
      diversityWeb('Bos grunniens'),
      {
        title: 'Food and Agriculture Organization: Domestic Animal Diversity',
        url: 'https://www.fao.org/dad-is/en/',
      },
    ],
  },
  {
    id: 117,
    habitat: 'Farmland, villages and dry pasture, in the keeping of people',
    status_threats: 'Native breeds replaced or crossed with foreign ones for milk, and fewer bullocks in use',
    description:
      "Seals of Mohenjo-daro show its hump and dewlap; it was tamed in the Indus region some 8,000 years ago, apart from the cattle of Europe. Loose skin, more sweat glands and a low need of water keep it at work in 40 degrees, and ticks trouble it less. Brazil's herd of 200 million is largely of Ongole descent from Andhra Pradesh. Cows of the Punganur breed stand no higher than a table.",
    related: [116, 9, 115, 10],
    sources: [
      { title: 'Encyclopaedia Britannica: zebu', url: 'https://www.britannica.com/animal/zebu' },
      {
        title: 'National Bureau of Animal Genetic Resources, India',
        url: 'https://nbagr.icar.gov.in/en/registered-cattle/',
      },
    ],
  },
];
