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

export const textsOf040To078: readonly AnimalText[] = [
  {
    id: 40,
    habitat: 'Deciduous forest and scrub near water, farmland and villages',
    status_threats: 'Poaching for feathers and meat, pesticides on seed, and power lines',
    description:
      'The train of some 200 feathers grows from the back, not the tail, reaches 1.5 metres and is dropped and grown again each year. Its blue and bronze are no pigments: fine rods in the barbules break the light, and wet feathers shift in colour. When a cock shakes the fan the eyes seem to stand still while the rest shimmers, and the rustle holds notes too low for us to hear. India made it the national bird in 1963.',
    related: [51, 41, 3, 52],
    sources: [birdLife('Indian Peafowl', 'Pavo cristatus'), diversityWeb('Pavo cristatus')],
  },
  {
    id: 41,
    habitat: 'Dry open grassland with scattered scrub and low-intensity crops',
    status_threats:
      'Collisions with power lines, wind and solar plants on grassland, dogs, pesticides and disturbed nests',
    description:
      'Standing a metre tall and weighing up to 15 kg, it is among the heaviest birds that fly, and it sees poorly straight ahead, so it meets cables too late. A hen lays a single egg on bare ground in a year. Perhaps 150 are left. A breeding centre in Jaisalmer hatches eggs taken from the wild, and in 2024 a chick was raised there by artificial insemination for the first time.',
    related: [44, 12, 25, 45],
    sources: [birdLife('Great Indian Bustard', 'Ardeotis nigriceps'), redList('Ardeotis nigriceps')],
  },
  {
    id: 42,
    habitat: 'Marshes, shallow wetlands and flooded rice fields',
    status_threats: 'Drained wetlands, power lines, pesticides, and eggs and chicks taken from fields',
    description:
      "At up to 1.8 metres it is the tallest bird that can fly. Pairs stay together and call in duet, the male with wings half raised and one note to his mate's two. Farmers of Uttar Pradesh leave a ring of standing rice round the nest, which may be two metres wide. Newly wed couples in Gujarat were once taken to see a pair.",
    related: [43, 44, 49, 48],
    sources: [birdLife('Sarus Crane', 'Antigone antigone'), diversityWeb('Grus antigone')],
  },
  {
    id: 43,
    habitat:
      'High marshes and lake shores from 2,900 to 4,900 metres; valleys with barley and rice in winter',
    status_threats: 'Dogs and livestock at nests, drained marshes, power lines and changing winter crops',
    description:
      "It is the only crane that lives its whole life in high mountains and was the last to be described, by Przhevalsky in 1876. Ladakh, with some dozens of pairs at lakes such as Tso Kar, holds all that breed in India; a few winter in Sangti and Zemithang. Families fly between summer and winter within a week. In Bhutan's Phobjikha people put electric cables underground for it.",
    related: [42, 44, 47, 4],
    sources: [birdLife('Black-necked Crane', 'Grus nigricollis'), diversityWeb('Grus nigricollis')],
  },
  {
    id: 44,
    habitat: 'Steppe and semi-desert near water; fields, reservoirs and sandbanks in winter',
    status_threats: 'Steppe ploughed for crops, power lines, hunting on passage and pesticides',
    description:
      'Smallest of the cranes and a crosser of the highest mountains: flocks pass the Himalaya at 5,000 to 8,000 metres, where eagles wait for the tired. Thousands gather each winter in Khichan in Rajasthan, where Jain families began to put out grain in the 1970s. White plumes behind the eye and long black feathers on the breast were what made a queen of France think of a young lady.',
    related: [43, 42, 41, 47],
    sources: [birdLife('Demoiselle Crane', 'Anthropoides virgo'), diversityWeb('Anthropoides virgo')],
  },
  {
    id: 45,
    habitat: 'Open country, savanna, villages and cliffs for nesting',
    status_threats:
      'Diclofenac and similar drugs in carcasses of cattle, power lines, and less food left out',
    description:
      "Within fifteen years of the 1990s more than nine in ten vanished, killed by a painkiller for cattle that destroys a vulture's kidneys within days. India banned diclofenac for animals in 2006 and several relatives of the drug since. The bird nests in colonies on cliffs and old forts; Orchha and Ramanagara are two. A flock can clear a cow in less than an hour.",
    related: [26, 49, 41, 2],
    sources: [birdLife('Indian Vulture', 'Gyps indicus'), redList('Gyps indicus')],
  },
  {
    id: 46,
    habitat: 'Open woodland, marsh edges and fields; roosts in groves and over reservoirs on passage',
    status_threats: 'Trapping on passage, pesticides in its food, and lost roosting groves',
    description:
      'A falcon no heavier than a mobile phone flies some 22,000 km a year and crosses the Arabian Sea, about 3,000 km, without landing. In 2012 up to 14,000 a day were netted at Doyang in Nagaland; a year later the villages had stopped it altogether. Tagged birds leave with the tail wind of November, at the same time as swarms of dragonflies that may feed them over the sea.',
    related: [69, 99, 47, 110],
    sources: [birdLife('Amur Falcon', 'Falco amurensis'), diversityWeb('Falco amurensis')],
  },
  {
    id: 47,
    habitat: 'High lakes and marshes in summer; rivers, reservoirs and fields in winter',
    status_threats: 'Egg collecting, hunting in winter, drained lakes, and bird flu',
    description:
      'Its blood holds oxygen so well, and its heart has so many fine vessels, that it flaps over passes of the Himalaya where a climber needs a bottle. Tracked geese followed the ground up and down like a roller coaster rather than staying high, mostly at night when the air is dense; one was logged at 7,290 metres. Two dark bars cross the back of a white head. Tens of thousands winter on the reservoirs of Himachal Pradesh and the Deccan.',
    related: [43, 44, 46, 20],
    sources: [birdLife('Bar-headed Goose', 'Anser indicus'), diversityWeb('Anser indicus')],
  },
  {
    id: 48,
    habitat: 'Salt pans, lagoons, estuaries and brackish lakes',
    status_threats: 'Changed water levels, power lines, polluted lagoons and disturbance of colonies',
    description:
      'It eats upside down: the bent bill hangs in the water while the tongue pumps it through fine plates some four times a second. The pink is made of the carotenoids in its food, and chicks begin grey. In the Great Rann of Kutch tens of thousands build mud towers for one egg each when the rains have been good. Both parents feed the young a red milk from the throat.',
    related: [42, 49, 21, 44],
    sources: [birdLife('Greater Flamingo', 'Phoenicopterus roseus'), diversityWeb('Phoenicopterus ruber')],
  },
  {
    id: 49,
    habitat: 'Marshes, flooded fields and rubbish tips; nests in tall trees in villages',
    status_threats: 'Felled nest trees, drained wetlands, and poisoning at rubbish tips',
    description:
      "A stork 1.5 metres tall, bald, with an orange pouch at the throat, it once strode over Kolkata by the thousand and stood on the city's coat of arms. In Assam it was thought to bring bad luck until the biologist Purnima Devi Barman rallied thousands of village women, the Hargila Army, to weave it into saris and hold parties for its hatching. The colony at Dadara and Pacharia is now among the largest anywhere.",
    related: [42, 45, 8, 48],
    sources: [birdLife('Greater Adjutant', 'Leptoptilos dubius'), diversityWeb('Leptoptilos dubius')],
  },
  {
    id: 50,
    habitat: 'Wet evergreen and moist deciduous forest with old tall trees',
    status_threats: 'Felling of old trees with nest holes, and hunting for casques, feathers and fat',
    description:
      'For three to four months the hen sits walled into a hollow tree, behind a slit just wide enough for a bill, while her mate brings up to 150 figs in his throat on one visit. The wing beats sound like a steam engine from a kilometre away. He dyes the casque, bill and white bars yellow with oil from a gland at the tail. Nyishi people of Pakke now wear casques of fibreglass and guard the nests.',
    related: [31, 29, 32, 40],
    sources: [birdLife('Great Hornbill', 'Buceros bicornis'), diversityWeb('Buceros bicornis')],
  },
  {
    id: 51,
    habitat: 'Open oak, conifer and rhododendron forest and alpine meadow, 2,100 to 4,500 metres',
    status_threats: 'Poaching for the crest feathers and meat, and disturbed meadows',
    description:
      'Nine metallic colours are on one cock, from copper neck to a blue like hot steel, with a cinnamon tail and a crest of wires tipped with spoons. He shows his white rump only when he launches himself off the slope with a long whistle. Both sexes dig with the bill rather than the feet, as deep as 25 cm, and turn over snow for roots. Uttarakhand has it as the state bird.',
    related: [40, 22, 18, 4],
    sources: [birdLife('Himalayan Monal', 'Lophophorus impejanus'), redList('Lophophorus impejanus')],
  },
  {
    id: 52,
    habitat: 'Rocky ravines, scrub, quarries, and groves near farmland',
    status_threats: 'Use in magic and trade, quarrying of nest cliffs, rodent poisons, and power lines',
    description:
      'Its double hoot, the second note longer and lower, carries 1.5 km over a quarry at dusk. Nests are nothing but a scrape on a ledge or under a bush, laid from November on when fields are full of mice. Farmers who know that a family takes hundreds of rats a year leave it alone; others, who think it brings death, do not. Orange eyes stare from under two upright tufts, which are feathers and not ears.',
    related: [101, 102, 40, 53],
    sources: [birdLife('Rock Eagle-Owl', 'Bubo bengalensis'), redList('Bubo bengalensis')],
  },
  {
    id: 53,
    habitat: 'Light woodland, orchards, fields, gardens and city parks',
    status_threats:
      'Capture of nestlings for cages, although that is forbidden in India, and killing as a crop pest',
    description:
      'Only grown males wear the ring, black at the chin and rose at the nape. Its feet reach for a cob as hands would, and it wastes more grain than it eats. Escaped pets have founded colonies in London, Brussels and Amsterdam, tens of thousands strong, and survive the frost there. In India keeping one has been an offence for decades, yet it is still the parrot sold most.',
    related: [102, 35, 40, 52],
    sources: [birdLife('Rose-ringed Parakeet', 'Psittacula krameri'), diversityWeb('Psittacula krameri')],
  },
  {
    id: 54,
    habitat: 'Deep, fast rivers with sandbanks',
    status_threats: 'Dams, drawn-off water, sand mining, and drowning in fishing nets',
    description:
      'The snout is so narrow that it slices sideways through water, and more than a hundred interlocking teeth hold the fish. Old males grow a knob at its tip, like the pot called ghara, through which their hiss buzzes across the river. Fathers guard hundreds of hatchlings from many nests and carry them on their backs. Fewer than a thousand adults live wild, most of them in the Chambal.',
    related: [55, 36, 27, 65],
    sources: [redList('Gavialis gangeticus'), reptileDatabase('Gavialis gangeticus')],
  },
  {
    id: 55,
    habitat: 'Marshes, lakes, slow rivers, reservoirs and village tanks',
    status_threats: 'Lost wetlands, drowning in nets, and killing after attacks on people or livestock',
    description:
      "Broadest in the snout of all true crocodiles, it digs burrows metres long to sit out heat and cold. Muggers have been watched lying still with sticks across the snout in the season when egrets need them for nests, one of the few reptiles that seem to set a bait. In Gujarat's Charotar villages people wash clothes a few metres from them. It walks overland at night when its pond dries.",
    related: [54, 56, 42, 14],
    sources: [redList('Crocodylus palustris'), reptileDatabase('Crocodylus palustris')],
  },
  {
    id: 56,
    habitat: 'Mangroves, estuaries, tidal rivers, and at times the open sea',
    status_threats: 'Conflict with people, lost nesting marshes, and drowning in nets',
    description:
      'Males of this largest living reptile pass five metres, and one in Bhitarkanika has been put at nearly seven. Glands on the tongue rid it of salt, so it rides ocean currents for hundreds of kilometres and sleeps on the way. Its bite is the strongest measured in a living animal, about 16,000 newtons, while a rubber band holds the jaws shut. The mother guards a mound of rotting plants for three months.',
    related: [55, 54, 6, 60],
    sources: [redList('Crocodylus porosus'), reptileDatabase('Crocodylus porosus')],
  },
  {
    id: 57,
    habitat: 'Dense forest, bamboo, mangrove edges, plantations and tea gardens',
    status_threats: 'Cleared forest, killing out of fear, and capture for skins, food and medicine',
    description:
      'No other snake builds a nest: the female pulls leaves and bamboo together with loops of her body and lies on the heap for two months. Longest of venomous snakes, up to 5.5 metres, it can lift a third of that off the ground and growls rather than hisses. It lives on other snakes, cobras among them. Since 2024 the kings of the Western Ghats count as a species of their own, Ophiophagus kaalinga.',
    related: [58, 55, 104, 28],
    sources: [redList('Ophiophagus hannah'), reptileDatabase('Ophiophagus hannah')],
  },
  {
    id: 58,
    habitat: 'Dry and moist forest, rocky scrub, marsh edges, mangrove and farmland',
    status_threats: 'Killing, trade in skins and pets, road deaths and drained wetlands',
    description:
      'A mother coils round up to a hundred eggs and shivers, warming them by several degrees for two months without a meal. She may weigh 50 kg and measure four metres or more. Pits in the lips feel the warmth of prey in the dark. In the cold weeks of Bharatpur dozens come up from porcupine burrows at noon to lie in the sun.',
    related: [57, 55, 104, 14],
    sources: [redList('Python molurus'), reptileDatabase('Python molurus')],
  },
  {
    id: 59,
    habitat: 'Dry thorn scrub, semi-desert, grassland and the edges of fields',
    status_threats: 'Mass smuggling for pets, land turned to farms, and fires',
    description:
      'Each knob of its shell carries yellow rays on black, which look like stars to us and like sunlit grass to a jackal. Steep domes with those bumps let it roll itself upright when turned over. More of them are seized from smugglers than of any other tortoise; in 2019 all trade between countries was forbidden. It hides through drought and comes out to mate with the first rain.',
    related: [28, 13, 61, 104],
    sources: [redList('Geochelone elegans'), reptileDatabase('Geochelone elegans')],
  },
  {
    id: 60,
    habitat: 'Warm open sea and coastal waters; sandy beaches near river mouths to nest',
    status_threats: 'Drowning in trawl nets, lights on beaches, erosion, egg collecting and plastic',
    description:
      'At Gahirmatha, Rushikulya and Devi in Odisha hundreds of thousands come ashore within a few nights, an event that has a Spanish name, arribada. In early 2025 nearly 700,000 nested at Rushikulya alone. With so many eggs at once, dogs and crows cannot eat them all. The heart-shaped shell is only 70 cm long, and the warmth of the sand decides which sex hatches.',
    related: [61, 62, 56, 66],
    sources: [redList('Lepidochelys olivacea'), diversityWeb('Lepidochelys olivacea')],
  },
  {
    id: 61,
    habitat: 'Seagrass meadows, reefs and bays; sandy beaches to nest',
    status_threats:
      'Egg and meat taking, drowning in nets, built-up beaches and a disease that grows tumours',
    description:
      'Named for its green fat, the colour of all the grass it eats; a saw-edged jaw makes it the only sea turtle that grazes when grown. In Lakshadweep herds have cropped lagoons to the roots, and fishermen blame them for missing fish. Females return to nest near the beach where they hatched some 25 to 40 years before, led by the magnetic field. Better guarded beaches brought so many back that its listing was eased in 2025.',
    related: [60, 62, 37, 73],
    sources: [redList('Chelonia mydas'), diversityWeb('Chelonia mydas')],
  },
  {
    id: 62,
    habitat: 'Open ocean from the tropics to cold seas; steep sandy beaches to nest',
    status_threats: 'Longlines and nets, egg taking, plastic mistaken for jellyfish, and eroded beaches',
    description:
      'It has no hard shell but a mosaic of small bones under skin like oiled leather, ridged from end to end. Size and fat keep it some 18 degrees warmer than the sea, so it follows jellyfish as far as Norway and dives past 1,200 metres. Spines that point backward line its throat to hold what is slippery. In India it nests on the Nicobars and Little Andaman, and mothers tagged there have reached Africa and Australia.',
    related: [60, 61, 39, 66],
    sources: [redList('Dermochelys coriacea'), diversityWeb('Dermochelys coriacea')],
  },
  {
    id: 63,
    habitat: 'Loose damp soil beside streams in forest, plantations and home gardens',
    status_threats:
      'Tadpoles collected for food, check dams on breeding streams, road deaths and cleared forest',
    description:
      'It spends all but about two weeks of the year underground, eating termites with a fluted tongue, and was described only in 2003. Its nearest relatives live in the Seychelles; their line parted from it more than a hundred million years ago, when India and those islands were still one land. Males call from beneath the soil like a clucking hen. The tadpoles hang on to wet rock in torrents by their lips.',
    related: [64, 106, 28, 50],
    sources: [redList('Nasikabatrachus sahyadrensis'), amphibiaWeb('Nasikabatrachus sahyadrensis')],
  },
  {
    id: 64,
    habitat: 'Ponds, rice fields, ditches and marshes in lowland',
    status_threats: 'Pesticides, drained ponds, road deaths and collecting for frog legs',
    description:
      'For a few days of the first rains the olive males turn lemon yellow with blue bags at the throat, and a pond looks lit from below. India sold its legs by the thousand tonnes until 1987, when exports stopped because insects were overrunning the fields. It swallows what fits: mice, chicks, other frogs. On the Andamans, where it was brought, it now eats the natives.',
    related: [63, 106, 105, 42],
    sources: [redList('Hoplobatrachus tigerinus'), amphibiaWeb('Hoplobatrachus tigerinus')],
  },
  {
    id: 65,
    habitat: 'Fast clear rivers, pools and lakes of the foothills, moving up streams to spawn',
    status_threats:
      'Dams across its spawning routes, dynamite and poison fishing, sand mining and polluted rivers',
    description:
      'A carp with the shoulders of a salmon, it has been caught at over 50 kg and 2.7 metres, though such fish are stories now. Scales as large as a palm shine gold along the side, and thick lips grip stones in the current. With the rising monsoon it climbs small streams to lay eggs in gravel. Temple pools at Rishikesh and elsewhere, where nobody fishes, keep some of the oldest.',
    related: [54, 36, 27, 109],
    sources: [redList('Tor putitora'), fishBase('Tor putitora')],
  },
  {
    id: 66,
    habitat: 'Warm open sea, coasts and reefs where plankton blooms',
    status_threats: 'Ship strikes, nets, hunting for fins and oil, and crowding by tourists',
    description:
      "Largest of all fish, reaching 18 metres, it swims with a mouth over a metre wide and strains what comes. Each one's pattern of spots is its own, and the same software that was written to match stars has been used to match them. Fishermen of Gujarat, who harpooned hundreds for liver oil around 1999, have since cut more than a thousand out of their nets, and are paid for the net. They call it vhali, a daughter come home to give birth.",
    related: [107, 38, 60, 39],
    sources: [redList('Rhincodon typus'), fishBase('Rhincodon typus')],
  },
  {
    id: 67,
    habitat: 'Sheltered reefs and lagoons to 15 metres, among large sea anemones',
    status_threats: 'Bleached anemones in heat waves, collecting for aquariums, and damaged reefs',
    description:
      'Every one begins as a male; the largest of a group becomes the female, and when she dies her mate takes her place as she was. A coat of mucus keeps the anemone from stinging, and in exchange the fish drives off butterflyfish and drops it food. It hardly goes a metre from home. Fathers fan the eggs for a week until they hatch an hour after dark.',
    related: [112, 61, 73, 111],
    sources: [redList('Amphiprion ocellaris'), fishBase('Amphiprion ocellaris')],
  },
  {
    id: 68,
    habitat: 'Wet evergreen and deciduous forest, sacred groves, plantations and gardens',
    status_threats: 'Cleared undergrowth and scarce birthwort vines, and collecting',
    description:
      'With wings up to 19 cm across it is among the largest butterflies of India; a female takes off like a small bird. Her hindwings flash yellow on velvet black, a warning that the birthwort eaten as a caterpillar has left her poisonous. Males sail above the canopy in the morning and come down to lantana. Karnataka chose it as the state butterfly.',
    related: [110, 69, 70, 50],
    sources: [
      redList('Troides minos'),
      { title: 'Butterflies of India', url: 'https://www.ifoundbutterflies.org/troides-minos' },
    ],
  },
  {
    id: 69,
    habitat: 'Open air over fields, coasts and sea; breeds in rain pools',
    status_threats: 'Pesticides in rice fields and in the pools where its larvae grow',
    description:
      'A dragonfly that weighs a third of a gram crosses from India over the Maldives to East Africa on the winds of October, 3,500 km and more, partly over open sea. Its great-grandchildren return with the monsoon, so no single insect makes the round of some 18,000 km. Broad hindwings let it glide to save strength. Larvae finish their growth in a puddle within six weeks.',
    related: [46, 110, 70, 99],
    sources: [redList('Pantala flavescens'), diversityWeb('Pantala flavescens')],
  },
  {
    id: 70,
    habitat: 'Forest, farmland, cliffs and cities, with combs under branches, rocks and eaves',
    status_threats: 'Burning of colonies for honey, pesticides, felled bee trees and fewer flowers',
    description:
      'One comb, up to a metre and a half across, hangs in the open under a branch or a water tower with a living curtain of bees over it. When a hornet comes near, ripples run across the curtain as thousands flip their bodies up in turn. Colonies move with the flowering, up to 200 km between plain and hill. On moonlit nights they go on gathering.',
    related: [23, 68, 69, 35],
    sources: [
      {
        title: 'Food and Agriculture Organization: Beekeeping in Asia',
        url: 'https://www.fao.org/3/x0083e/x0083e00.htm',
      },
      diversityWeb('Apis dorsata'),
    ],
  },
  {
    id: 71,
    habitat: 'Rocky and sandy tropical shores, in burrows, crevices and coastal forest',
    status_threats: 'Collecting for food and medicine, introduced rats and pigs, lost coast and rising sea',
    description:
      'Legs a metre across and up to 4 kg make it the largest arthropod on land, and it drowns if kept under water. It begins as a hermit crab with a borrowed shell, then hardens its own skin. Claws that squeeze with over 3,000 newtons open a coconut over several days, husk first. It can live for more than forty years, and smells food from far off, as insects do.',
    related: [56, 60, 112, 111],
    sources: [redList('Birgus latro'), seaLifeBase('Birgus latro')],
  },
  {
    id: 72,
    habitat: 'Holes high in old trees of disturbed dry deciduous forest',
    status_threats:
      'Felling of old trees for timber and firewood in its one forest, and collecting for the pet trade',
    description:
      'The blue of this spider comes from layers of tiny tubes in its hairs and looks the same from every side, which is rare for such a colour. It was named in 1899 from one animal found in a railway timber yard at Gooty, and not seen alive by science again for a century. Its whole home is a forest of under 100 square kilometres. A bite hurts for days but has killed nobody.',
    related: [70, 68, 71, 30],
    sources: [
      redList('Poecilotheria metallica'),
      {
        title: 'World Spider Catalog',
        url: 'https://wsc.nmbe.ch/search?sFamily=&fMt=begin&sGenus=Poecilotheria&gMt=exact&sSpecies=metallica',
      },
    ],
  },
  {
    id: 73,
    habitat: 'Sandy mud of shallow lagoons and seagrass beds, to 10 metres',
    status_threats: 'Overfishing for the dried food trade, slow recovery, and damaged seagrass',
    description:
      'By day it is under the sand, at night it comes up and eats it, digesting the film on the grains and leaving clean pellets; a single one works through kilograms in a year. It breathes through its hind end by pumping water in and out. To breed, males and females rear up together and release clouds like smoke. India forbade fishing for every sea cucumber in 2001, and smuggling to Sri Lanka began.',
    related: [113, 61, 37, 112],
    sources: [redList('Holothuria scabra'), seaLifeBase('Holothuria scabra')],
  },
  {
    id: 74,
    habitat: 'Cool mountain forest with dense bamboo, mostly 1,500 to 3,400 metres',
    status_threats:
      'Forest cut into small islands, roads, herds, and bamboo that may fail as it grows warmer',
    description:
      'A bear with the gut of a meat eater that lives on bamboo has to eat for up to fourteen hours and pass 40 droppings a day. A wrist bone serves it as a thumb. The cub at birth weighs about 100 grams, a nine-hundredth of its mother, less in proportion than almost any other mammal with a placenta. China counted 1,864 wild pandas in 2014 and has since joined their reserves into one park.',
    related: [22, 23, 84, 4],
    sources: [redList('Ailuropoda melanoleuca'), diversityWeb('Ailuropoda melanoleuca')],
  },
  {
    id: 75,
    habitat: 'Savanna, woodland, floodplain, scrub and desert edges',
    status_threats: 'Ivory poaching, lost range, fences and conflict over crops',
    description:
      'Bulls reach four metres and over six tonnes, more than any other animal on land. Ears the shape of Africa shed heat, and two fingers at the tip of a trunk without a single bone pick up a seed. They answer to sounds that work like names. Matriarchs past fifty recall where water was found in the droughts of their childhood, and families led by them lose fewer calves.',
    related: [7, 79, 77, 78],
    sources: [redList('Loxodonta africana'), diversityWeb('Loxodonta africana')],
  },
  {
    id: 76,
    habitat: 'Open savanna, dry woodland, grassland and desert',
    status_threats: 'Lost land and prey, killing by herders, trade in cubs, and road deaths',
    description:
      'It reaches about 100 km an hour within seconds, in bounds of seven metres during which all four feet leave the ground twice, and gives up after some 300 metres. Claws that stay out grip like spikes; the black lines from eye to mouth may cut glare. It chirps and purrs but cannot roar. Extinct in India since about 1952, it was brought to Kuno from Namibia and South Africa in 2022 and 2023 and has bred there.',
    related: [12, 2, 80, 77],
    sources: [redList('Acinonyx jubatus'), diversityWeb('Acinonyx jubatus')],
  },
  {
    id: 77,
    habitat: 'Open grassland, savanna and light woodland within reach of water',
    status_threats: 'Hunting for meat and skins, fences across its routes, and competition with cattle',
    description:
      "Stripes confuse biting flies, which come as close to zebras as to horses but fail to land. No two coats are alike, and a foal learns its mother's pattern in its first hours while she keeps others away. Stallions hold small harems for years. Zebras of the Okavango walk 500 km a year to the Makgadikgadi pans, a route reopened when a fence came down in 2004.",
    related: [80, 115, 21, 78],
    sources: [redList('Equus quagga'), diversityWeb('Equus burchellii')],
  },
  {
    id: 78,
    habitat: 'Savanna and open woodland rich in acacias',
    status_threats: 'Poaching for meat and tails, shrinking savanna, fences and roads',
    description:
      'Blotches with ragged, leaf-like edges set it apart from other giraffes, and darken with age. A heart of 11 kg drives blood two metres up to the head, and valves keep it from rushing down when the animal drinks. The neck has seven bones, as ours has, and bulls swing their heads at each other like hammers.',
    related: [77, 75, 80, 103],
    sources: [redList('Giraffa tippelskirchi'), diversityWeb('Giraffa camelopardalis')],
  },
];
