import type { AnimalText } from '../animal-text';
import { diversityWeb, redList } from '../source-links';

export const textsOf001To039: readonly AnimalText[] = [
  {
    id: 1,
    habitat: 'Moist and dry forest, tall riverine grassland and mangrove swamp',
    status_threats:
      'Poaching for skin and bones, broken corridors between forests, loss of prey, and conflict over livestock',
    description:
      'No two tigers wear the same stripes, and the pattern is printed on the skin beneath the fur as well, which is how camera traps tell them apart. A male of the Terai or central India weighs 180 to 260 kg and can drag a gaur that weighs more than he does. Most hunts fail; a tiger may walk 20 km in a night for one meal and then eat 30 kg of it. In the Sundarbans it swims tidal creeks as a matter of course.',
    related: [3, 14, 15, 24],
    sources: [redList('Panthera tigris'), diversityWeb('Panthera tigris')],
  },
  {
    id: 2,
    habitat: 'Dry teak forest, thorn scrub and wooded grassland, and coastal plantations',
    status_threats:
      'One single population, open to epidemics such as canine distemper; open wells, railways and electric fences',
    description:
      'About a century ago perhaps two dozen lions were left in Asia, all of them in Gir, where the Nawab of Junagadh forbade their hunting. Every wild lion of the continent descends from those few. A fold of skin along the belly and a mane too thin to hide the ears tell them from most African lions. Males and females keep apart outside mating and large kills, with prides of two or three related lionesses.',
    related: [1, 14, 11, 76],
    sources: [redList('Panthera leo'), diversityWeb('Panthera leo')],
  },
  {
    id: 3,
    habitat: 'Nearly everything from rainforest and dry scrub to hills, farmland and the edges of cities',
    status_threats:
      'Snares and poaching for skins, loss of prey, deaths on roads and in wells, and killing after conflict',
    description:
      'In Mumbai some fifty leopards share the edge of a city of twenty million people, and most citizens never meet one. The cat lives by being overlooked: it hunts at night, hauls kills of its own weight into trees, and drinks little. Black ones, common in the wet forests of Karnataka and Kerala, still show their rosettes when the light falls from the side.',
    related: [1, 4, 5, 92],
    sources: [redList('Panthera pardus'), diversityWeb('Panthera pardus')],
  },
  {
    id: 4,
    habitat: 'Broken cliffs, ridges and alpine steppe, mostly from 3,000 to 5,000 metres',
    status_threats:
      'Killing after attacks on livestock, poaching, fewer wild sheep and goats, and roads and mines in high valleys',
    description:
      'A tail almost as long as the body balances it on ledges and wraps round the face in sleep. It cannot roar; it chuffs, mews and, in late winter, wails across whole valleys for a mate. The first survey of all its Indian range, finished in 2023, put the number at 718. Snow leopards leap up to six times their body length, and usually downhill.',
    related: [20, 3, 116, 25],
    sources: [redList('Panthera uncia'), diversityWeb('Uncia uncia')],
  },
  {
    id: 5,
    habitat: 'Evergreen and moist deciduous forest of hills and foothills, also logged forest',
    status_threats: 'Clearing of lowland forest, snares set for other animals, and trade in skins and bones',
    description:
      'Measured against its skull, this cat has the longest upper canines of all living cats, about 4 cm. Ankles that turn far round let it climb head first down a trunk and hang below a branch by its hind feet alone. It weighs only 11 to 23 kg, and the great dark clouds on its coat break it up among leaves so well that it is known mainly from camera traps.',
    related: [3, 31, 30, 1],
    sources: [redList('Neofelis nebulosa'), diversityWeb('Neofelis nebulosa')],
  },
  {
    id: 6,
    habitat: 'Marshes, reed beds, mangroves, oxbow lakes and village ponds',
    status_threats:
      'Drained wetlands turned into shrimp farms and fields, snares, polluted water and killing over poultry',
    description:
      'It taps the surface with a paw, as an insect might, and takes the fish that comes to look. Partly webbed toes, a tail short enough to steer by and fur so dense that water hardly reaches the skin make a swimmer of a cat twice the size of a house cat. Fishing cats have been filmed living off koi ponds in the middle of Colombo.',
    related: [27, 56, 5, 36],
    sources: [redList('Prionailurus viverrinus'), diversityWeb('Prionailurus viverrinus')],
  },
  {
    id: 7,
    habitat: 'Moist and dry forest, tall grassland and scrub near water',
    status_threats:
      'Forest cut into pieces by farms, rails and roads, conflict with farmers, electrocution and ivory poaching',
    description:
      'An adult needs some 150 kg of plants a day and up to 150 litres of water, so a herd of related females lives by the memory of its oldest. Only males carry tusks, and many have none. They speak through the ground as well as the air, in rumbles too deep for our ears. The smaller domed head, arched back and one finger at the tip of the trunk set it apart from its African relatives.',
    related: [75, 8, 9, 1],
    sources: [redList('Elephas maximus'), diversityWeb('Elephas maximus')],
  },
  {
    id: 8,
    habitat: 'Tall grassland, swamps and riverine forest of flood plains',
    status_threats:
      'Poaching for its horn, flood plains overgrown by invasive plants, and most animals being in one single park',
    description:
      'In 1908, when Kaziranga was first protected, there may have been a dozen left in it; a count of 2022 found 2,613. The folds that look like armour plates let the thick skin bend and cool. It bites with sharp lower incisors rather than goring, can run at 40 km an hour, and drops its dung on shared heaps that tell neighbours who passed.',
    related: [7, 10, 16, 49],
    sources: [redList('Rhinoceros unicornis'), diversityWeb('Rhinoceros unicornis')],
  },
  {
    id: 9,
    habitat: 'Moist and dry deciduous forest with grassy clearings, mostly in hills',
    status_threats: 'Hunting for meat, lost and broken forest, and foot-and-mouth disease caught from cattle',
    description:
      'The largest of all wild cattle: a bull stands up to 2.2 metres at the ridge of muscle on its back and can weigh a tonne. White stockings reach to the knee on a coat that darkens to black with age. Rivals seldom fight, they circle side on and show how big they are until one walks away. Northeastern India keeps its half-tame descendant, the mithun.',
    related: [1, 10, 24, 117],
    sources: [redList('Bos gaurus'), diversityWeb('Bos frontalis')],
  },
  {
    id: 10,
    habitat: 'Riverine grassland, swamps and open forest beside water',
    status_threats: 'Interbreeding with domestic buffalo, diseases of cattle, drained wetlands and hunting',
    description:
      "Its horns are the widest of any living bovid, up to two metres from tip to tip along the outer curve. All river buffalo of Asia, giving nearly half of India's milk, descend from it, and that is its trouble: pure herds are now hard to find. The wild one is heavier, has paler legs and a temper that tigers respect.",
    related: [8, 9, 1, 49],
    sources: [redList('Bubalus arnee'), diversityWeb('Bubalus arnee')],
  },
  {
    id: 11,
    habitat: 'Open scrub, dry grassland, thin woodland and farmland',
    status_threats: 'Killing to protect crops, barriers of roads and canals, and loss of scrub',
    description:
      "Asia's largest antelope is built like a horse whose back was made to slope: 1.5 metres at the withers, lower behind. Only the slate-blue bulls have horns, short cones hardly longer than a hand. Nilgai drop their dung in the same place day after day, and bulls fight on their knees, pushing necks. Some 37,000 roam ranches in Texas, descended from zoo animals.",
    related: [12, 14, 2, 13],
    sources: [redList('Boselaphus tragocamelus'), diversityWeb('Boselaphus tragocamelus')],
  },
  {
    id: 12,
    habitat: 'Open short-grass plains, fallow land and thin scrub',
    status_threats: 'Grassland ploughed or planted with trees, feral dogs, fences, roads and local poaching',
    description:
      "At full stretch a blackbuck runs at 80 km an hour, a speed it may have needed when cheetahs still hunted India's plains. Males turn from fawn to nearly black with white rings round the eyes and wear horns twisted up to five turns. Those who hold ground do so on leks, patches hardly bigger than a courtyard where females come to choose. The Bishnoi of Rajasthan have protected them for centuries.",
    related: [13, 25, 76, 41],
    sources: [redList('Antilope cervicapra'), diversityWeb('Antilope cervicapra')],
  },
  {
    id: 13,
    habitat: 'Arid plains, dunes, thorn scrub and dry hills',
    status_threats:
      'Feral dogs, fences and solar plants on open land, competition with livestock and hunting',
    description:
      "A chinkara can live without drinking, on dew and on the sap of leaves eaten before sunrise. It weighs about 23 kg, stands 65 cm high and flicks a short black tail when alarmed, with the sneeze that is said to have given it its name. Both sexes have horns, the male's ringed and nearly straight, the female's thin as pencils.",
    related: [12, 21, 11, 25],
    sources: [redList('Gazella bennettii'), diversityWeb('Gazella bennettii')],
  },
  {
    id: 14,
    habitat: 'Open deciduous forest, forest edges and grassy clearings near water',
    status_threats:
      'Poaching, feral dogs, and loss of grazing at forest edges; on the Andamans it is itself the invader',
    description:
      "White spots on a red-brown coat stay for life, in rows so regular that light through leaves looks untidy beside them. Herds gather below feeding langurs, who drop fruit and see leopards first, while the deer smell what the monkeys cannot. It breeds in every month, and a stag's antlers may be in velvet while his neighbour's are being shed.",
    related: [33, 1, 24, 15],
    sources: [redList('Axis axis'), diversityWeb('Axis axis')],
  },
  {
    id: 15,
    habitat: 'Forest of every kind from lowland to 3,500 metres, mostly on slopes near water',
    status_threats: 'Hunting for meat and antlers and loss of undisturbed forest',
    description:
      'Its alarm call, a metallic honk called pook, is taken more seriously by trackers than any other, since a sambar seldom cries without seeing the cat. Stags reach 300 kg and carry rugged antlers of three tines a side. It wades shoulder-deep for water plants, stands its ground against dholes in pools, and develops a raw patch on the throat whose purpose nobody has settled.',
    related: [1, 14, 24, 16],
    sources: [redList('Rusa unicolor'), diversityWeb('Rusa unicolor')],
  },
  {
    id: 16,
    habitat: 'Swampy grassland of flood plains, and hard open grassland among sal forest',
    status_threats: 'Flood plains turned to fields, diseases of cattle, fires out of season and poaching',
    description:
      'The name says twelve-tined, and old stags carry ten to fourteen points and now and then twenty. In Kanha 66 were left in 1970; fenced breeding and new meadows on the land of moved villages brought back around a thousand. The race there walks on hard ground with small firm hooves, while its cousins in the Terai splay theirs to stand in swamp.',
    related: [15, 17, 8, 1],
    sources: [redList('Rucervus duvaucelii'), diversityWeb('Rucervus duvaucelii')],
  },
  {
    id: 17,
    habitat: 'Floating mats of vegetation, called phumdi, on a single lake',
    status_threats:
      'A dam that keeps the water high so that the mats no longer settle and thicken, dogs and inbreeding',
    description:
      "Manipur's state animal walks on a lake: its only wild home is a raft of matted reeds in Keibul Lamjao, the one floating national park. It was given up for lost in 1951, and a count from the air in 1975 found fourteen. The antlers sweep from brow to tip in one bow, and the hind part of each foot is horny where it presses on the soft mat.",
    related: [16, 18, 15, 27],
    sources: [redList('Rucervus eldii'), diversityWeb('Rucervus eldii')],
  },
  {
    id: 18,
    habitat: 'Riverine forest and high valleys from 1,700 metres, alpine meadows in summer',
    status_threats:
      'Grazing herds and dogs in its summer meadows, poaching, leopards taking fawns, and one small population',
    description:
      'The only red deer relative in India spends the autumn roaring on the slopes above Srinagar, its antlers eleven to sixteen points. There were thousands around 1900 and under two hundred by 2008; counts since then have wavered between two and three hundred. Fawns are few beside the number of hinds, which is what worries those who count them.',
    related: [16, 17, 4, 51],
    sources: [
      redList('Cervus hanglu'),
      { title: 'Animal Diversity Web', url: 'https://animaldiversity.org/accounts/Cervus_elaphus/' },
    ],
  },
  {
    id: 19,
    habitat: 'Montane grassland with cliffs beside stunted shola forest, 1,200 to 2,600 metres',
    status_threats:
      'Grassland planted with eucalyptus, pine and wattle, poaching, and herds cut off from each other',
    description:
      'Old males darken to chocolate and wear a pale patch on the back for which they are called saddlebacks. The species lives only on the highest grass of the southern Western Ghats, more than a thousand kilometres from the next mountain goat. In Eravikulam it grazes beside the road, unbothered, and tribal Muthuvan watchers guard it there. Kids come with the winter, mostly one.',
    related: [20, 32, 3, 12],
    sources: [redList('Nilgiritragus hylocrius'), diversityWeb('Nilgiritragus hylocrius')],
  },
  {
    id: 20,
    habitat: 'Open slopes and grassy plateaus close to cliffs, 3,000 to 5,500 metres',
    status_threats: 'Competition with livestock, scabies caught from it, hunting and guard dogs',
    description:
      'Neither quite sheep nor quite goat, the blue sheep has the horns of one and the habits of the other. It freezes on bare scree when it sees danger, and its slate coat makes it a stone; once found out it runs for the cliffs. A large share of what snow leopards eat in Ladakh and Spiti is bharal, about one every eight to ten days for a cat.',
    related: [4, 19, 116, 47],
    sources: [redList('Pseudois nayaur'), diversityWeb('Pseudois nayaur')],
  },
  {
    id: 21,
    habitat: 'Salt flats, saline grassland and raised islands of scrub called bets',
    status_threats:
      'Salt works, invasive mesquite, traffic, canals, and disease that could reach its single population',
    description:
      'Khur, as it is called in Gujarat, can hold 50 km an hour over the cracked salt for a long while and touch 70. A dark stripe edged with white runs down its sandy back. Disease nearly ended it in the 1960s, when 362 were counted; the census of 2024 found more than seven thousand. When the Rann floods, the herds stand on islands of grass.',
    related: [13, 115, 77, 48],
    sources: [redList('Equus hemionus'), diversityWeb('Equus hemionus')],
  },
  {
    id: 22,
    habitat: 'Cool fir, oak and rhododendron forest with bamboo, 2,200 to 4,800 metres',
    status_threats:
      'Forest opened by roads and herds, dogs that carry distemper, snares and trade in skins and pets',
    description:
      'It has a family to itself and gave the word panda to the large black and white bear that came later. A bone in the wrist serves as a sixth finger round bamboo, of which it must eat hours each day, since it digests barely a quarter. Fur covers even its soles, and the tail is a blanket on frosty nights. Moss on the branches is the colour of its back.',
    related: [74, 51, 4, 23],
    sources: [redList('Ailurus fulgens'), diversityWeb('Ailurus fulgens')],
  },
  {
    id: 23,
    habitat: 'Dry and moist deciduous forest, scrub and grassland with rock and termite mounds',
    status_threats:
      'Loss of forest outside reserves, conflict with people who gather there, snares and trade in gall bladders',
    description:
      'No other bear carries its young on its back; two cubs ride in the long fur between the shoulders for half a year. It breaks a termite mound with claws 8 cm long, blows the dust away, shuts its nostrils and sucks, and the noise carries 100 metres. The gap where two upper front teeth are missing makes the tube.',
    related: [70, 1, 3, 22],
    sources: [redList('Melursus ursinus'), diversityWeb('Melursus ursinus')],
  },
  {
    id: 24,
    habitat: 'Deciduous and evergreen forest, alpine steppe in the far north',
    status_threats:
      'Too few wild deer, distemper and rabies from dogs, killing over livestock and lost forest',
    description:
      "Packs of five to ten speak in whistles, so clear that hunters have called them in by blowing over a cartridge. Pups eat first at a kill. A pack takes deer ten times the weight of one dog and has been seen to hold a tigress off its meal. Its jaws hold two fewer molars than a wolf's, and females have up to sixteen teats.",
    related: [25, 14, 15, 1],
    sources: [redList('Cuon alpinus'), diversityWeb('Cuon alpinus')],
  },
  {
    id: 25,
    habitat: 'Semi-arid grassland, scrub, fallow fields and ravines',
    status_threats:
      'Grassland taken for fields and power plants, killing by herders, and disease and interbreeding with dogs',
    description:
      'Genes place it among the oldest branches of all grey wolves, parted from the others well over a hundred thousand years ago. At about 20 kg, short-haired and lean, it is made for heat rather than snow. Packs are small, a pair with its young, and mostly live outside any reserve, among shepherds. It rarely howls.',
    related: [12, 24, 26, 41],
    sources: [redList('Canis lupus'), diversityWeb('Canis lupus')],
  },
  {
    id: 26,
    habitat: 'Dry scrub, ravines, rocky hills and thorn forest, often near villages',
    status_threats:
      'Poisoned carcasses, killing out of superstition, road deaths, and fewer carcasses left in the open',
    description:
      'It can open the leg bone of a camel and digest what is in it. Frightened or courting, it raises a mane from ears to tail and looks half as large again. Striped hyenas walk alone at night, up to 30 km, and pile bones at dens that have been used for generations. Their droppings dry white from the calcium.',
    related: [25, 3, 45, 24],
    sources: [redList('Hyaena hyaena'), diversityWeb('Hyaena hyaena')],
  },
  {
    id: 27,
    habitat: 'Large rivers, lakes, reservoirs, mangroves and rice fields',
    status_threats: 'Dammed and polluted rivers, sand mining, trade in pelts, and conflict over fish',
    description:
      'Families hunt in a line across the river, splashing, and drive fish before them like beaters. In the Sundarbans of Bangladesh fishermen have trained them to chase shoals into nets, a craft centuries old. The fur is so short and close that it shines like wet stone. It is the largest otter of southern Asia at 7 to 11 kg.',
    related: [36, 54, 6, 65],
    sources: [redList('Lutrogale perspicillata'), diversityWeb('Lutrogale perspicillata')],
  },
  {
    id: 28,
    habitat: 'Forest, grassland, plantations and farmland with soil soft enough to dig',
    status_threats:
      'Poaching for scales and meat, which are sent mostly to China and Vietnam, and electric fences',
    description:
      "Scales of the same stuff as our nails make up a fifth of its weight; rolled up, it has defeated lions' teeth. It has no teeth of its own. The tongue, rooted near the last ribs, is longer than the head and carries ants to a stomach that grinds them with swallowed grit. The single young rides on the base of its mother's tail.",
    related: [23, 29, 30, 59],
    sources: [redList('Manis crassicaudata'), diversityWeb('Manis crassicaudata')],
  },
  {
    id: 29,
    habitat: 'Moist deciduous, evergreen and riverine forest with a closed canopy',
    status_threats: 'Gaps cut into the canopy, forest lost to plantations, and hunting for meat',
    description:
      'Maroon, buff and black in patterns that change from one range of hills to the next, this squirrel measures up to a metre with its tail. It leaps six metres from tree to tree, and a road wider than that is a wall. Each one keeps several football-sized nests of leaves, sleeps in one and eats hanging by the hind feet with the tail as a weight.',
    related: [32, 50, 28, 33],
    sources: [redList('Ratufa indica'), diversityWeb('Ratufa indica')],
  },
  {
    id: 30,
    habitat: 'Evergreen and semi-evergreen forest with a continuous canopy, bamboo and gardens',
    status_threats: 'Capture for pets, photographs with tourists and folk medicine, and cleared forest',
    description:
      'Few mammals are venomous and this is one: it licks an oily gland inside the elbow, mixes it with spit, and bites. Everything else it does slowly, hand over hand at night, without a sound, to lick gum from gashes it has chewed in bark. Blood vessels in its wrists let it grip a twig for hours without tiring.',
    related: [31, 83, 28, 5],
    sources: [redList('Nycticebus bengalensis'), diversityWeb('Nycticebus bengalensis')],
  },
  {
    id: 31,
    habitat: 'Tall evergreen and semi-evergreen forest, undisturbed in its canopy',
    status_threats: 'Forest broken by tea, roads and shifting cultivation, power lines, and hunting',
    description:
      "India's only ape sings at dawn in pairs, male and female taking turns for ten minutes or more, so that the next family two valleys away knows where the border is. All are born whitish, turn black, and the females then turn copper while the males keep black coats with white brows. Swinging by its arms it clears gaps of ten metres, and it fears the ground.",
    related: [30, 50, 82, 5],
    sources: [redList('Hoolock hoolock'), diversityWeb('Hoolock hoolock')],
  },
  {
    id: 32,
    habitat: 'Evergreen rainforest of the Western Ghats, 100 to 1,300 metres',
    status_threats: 'Rainforest cut up by tea, coffee and dams, road deaths, electrocution and hunting',
    description:
      "A silver mane frames a black face, and a tufted tail like a lion's gives the name. The campaign to save its home from a dam made Silent Valley a national park in 1984. One dominant male leads some fifteen to twenty animals, calling a loud whoop across the canopy. They open jackfruit before it is ripe and turn leaves for frogs and insects.",
    related: [29, 34, 19, 50],
    sources: [redList('Macaca silenus'), diversityWeb('Macaca silenus')],
  },
  {
    id: 33,
    habitat: 'Dry and moist deciduous forest, scrub, farmland, temples and towns',
    status_threats: 'Loss of woodland, road deaths, dogs, electrocution and conflict over crops',
    description:
      'The stomach has chambers in which bacteria break leaves down, much as in a cow, so it can live on what other monkeys leave. Sentinels bark at tigers from the treetops, and chital below have learned the word. Taken for the army of the god Hanuman, whose face and hands were burnt black in Lanka, it walks through markets unharmed. The tail is longer than head and body.',
    related: [14, 34, 3, 32],
    sources: [redList('Semnopithecus entellus'), diversityWeb('Semnopithecus entellus')],
  },
  {
    id: 34,
    habitat: 'Forest, scrub, fields, temples, railway stations and cities up to 4,000 metres',
    status_threats: 'Capture for research and resale, conflict in towns, and diseases shared with people',
    description:
      'The Rh in a blood group is this monkey, in whose blood the factor was described in 1940. Rhesus troops thrive where people feed them, swim well, and have lived on rooftops in Delhi and Jaipur for longer than anybody remembers. Daughters inherit their rank from their mothers, the youngest above her elder sisters.',
    related: [33, 32, 3, 35],
    sources: [redList('Macaca mulatta'), diversityWeb('Macaca mulatta')],
  },
  {
    id: 35,
    habitat: 'Roosts in large trees near water, villages and towns; feeds in forest and orchards',
    status_threats:
      'Hunting for meat and supposed medicine, felled roost trees, nets over orchards, heat waves and power lines',
    description:
      'With wings of 1.2 to 1.5 metres it is among the largest bats, and it finds its way by eye and nose, without echoes. A colony in one banyan may number thousands and stay there for a century. It drinks by skimming a pond and licking its wet fur. Many trees, among them the mahua and the kapok, open their flowers at night for such guests.',
    related: [34, 53, 50, 70],
    sources: [
      redList('Pteropus medius'),
      { title: 'Animal Diversity Web', url: 'https://animaldiversity.org/accounts/Pteropus_giganteus/' },
    ],
  },
  {
    id: 36,
    habitat: 'Deep pools, confluences and meanders of large rivers',
    status_threats:
      'Dams and barrages, drowning in nets, low water, pollution, boat noise and killing for its oil',
    description:
      'Its eyes have no lens and can tell light from dark and little more; it swims on its side, trailing a flipper along the bed, and hears the river by clicks. The snout holds up to 39 teeth in each row of its jaws. A survey published in 2025 counted about 6,300 in India. River people call it susu, which is the sound of its breath.',
    related: [54, 27, 65, 96],
    sources: [redList('Platanista gangetica'), diversityWeb('Platanista gangetica')],
  },
  {
    id: 37,
    habitat: 'Shallow warm bays and channels with seagrass, mostly less than 10 metres deep',
    status_threats: 'Drowning in gill nets, lost seagrass, boat strikes and hunting',
    description:
      'The only plant-eating mammal that never leaves the sea grazes 30 to 40 kg of seagrass a day and leaves trails in the meadow like a mower. Its nearest living cousins are manatees and, further off, elephants; old males even grow small tusks. A cow bears one calf every three to seven years, so a few deaths in nets outweigh many births. India set up its first reserve for it in Palk Bay in 2022.',
    related: [61, 7, 73, 36],
    sources: [redList('Dugong dugon'), diversityWeb('Dugong dugon')],
  },
  {
    id: 38,
    habitat: 'Open ocean and coasts: polar and upwelling water to feed, warm shallows to breed',
    status_threats: 'Entanglement in fishing gear, ship strikes, noise and a changing supply of krill',
    description:
      'Groups blow a ring of bubbles round a shoal, close it like a net, and rise through the middle with open mouths. Males in one ocean sing the same song, and it changes during the season as each copies the latest phrase. Most travel up to 8,000 km between feeding and breeding grounds, but those of the Arabian Sea have stayed there for some 70,000 years and are down to about a hundred.',
    related: [39, 95, 66, 37],
    sources: [redList('Megaptera novaeangliae'), diversityWeb('Megaptera novaeangliae')],
  },
  {
    id: 39,
    habitat: 'Deep open ocean and the edges of continental shelves',
    status_threats:
      'Ship strikes, noise that masks its calls, entanglement and a warming sea with less krill',
    description:
      'Nothing heavier has ever been measured: up to 30 metres and perhaps 190 tonnes, kept going by krill as long as a finger. Its heart beats some 30 times a minute at the surface and as seldom as twice in a dive. Calls near 15 to 20 hertz cross ocean basins, and each population has its own. Pygmy blue whales pass close to Sri Lanka all year.',
    related: [38, 95, 66, 62],
    sources: [redList('Balaenoptera musculus'), diversityWeb('Balaenoptera musculus')],
  },
];
