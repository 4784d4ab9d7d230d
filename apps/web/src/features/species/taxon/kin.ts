import type { TaxonPage } from '@aranya/contracts';

/** The animal of the guide that stands for a group, by the group's scientific name. */
export const STAND_INS: Readonly<Record<string, string>> = {
  Mammalia: 'chital',
  Primates: 'rhesus-macaque',
  Hylobatidae: 'western-hoolock-gibbon',
  Carnivora: 'dhole',
  Felidae: 'leopard',
  Canidae: 'indian-wolf',
  Ursidae: 'sloth-bear',
  Mustelidae: 'smooth-coated-otter',
  Hyaenidae: 'striped-hyena',
  Artiodactyla: 'sambar',
  Bovidae: 'gaur',
  Cervidae: 'chital',
  Cetacea: 'humpback-whale',
  Delphinidae: 'orca',
  Perissodactyla: 'indian-rhinoceros',
  Equidae: 'indian-wild-ass',
  Proboscidea: 'asian-elephant',
  Sirenia: 'dugong',
  Pholidota: 'indian-pangolin',
  Lagomorpha: 'european-rabbit',
  Rodentia: 'indian-giant-squirrel',
  Chiroptera: 'indian-flying-fox',
  Diprotodontia: 'red-kangaroo',
  Aves: 'rose-ringed-parakeet',
  Accipitriformes: 'bald-eagle',
  Strigiformes: 'indian-eagle-owl',
  Galliformes: 'himalayan-monal',
  Anseriformes: 'bar-headed-goose',
  Charadriiformes: 'arctic-tern',
  Procellariiformes: 'wandering-albatross',
  Sphenisciformes: 'emperor-penguin',
  Bucerotiformes: 'great-hornbill',
  Falconiformes: 'amur-falcon',
  Gruiformes: 'sarus-crane',
  Ciconiiformes: 'greater-adjutant',
  Phoenicopteriformes: 'greater-flamingo',
  Otidiformes: 'great-indian-bustard',
  Reptilia: 'indian-star-tortoise',
  Crocodylia: 'mugger-crocodile',
  Cheloniidae: 'olive-ridley-turtle',
  Squamata: 'komodo-dragon',
  Serpentes: 'king-cobra',
  Pythonidae: 'indian-rock-python',
  Amphibia: 'indian-bullfrog',
  Caudata: 'axolotl',
  Actinopterygii: 'golden-mahseer',
  Anguilliformes: 'european-eel',
  Pomacentridae: 'ocellaris-clownfish',
  Elasmobranchii: 'whale-shark',
  Lamniformes: 'great-white-shark',
  Insecta: 'wandering-glider',
  Lepidoptera: 'southern-birdwing',
  Nymphalidae: 'monarch-butterfly',
  Hymenoptera: 'giant-honey-bee',
  Arachnida: 'gooty-tarantula',
  Malacostraca: 'coconut-crab',
  Cephalopoda: 'giant-pacific-octopus',
  Hexacorallia: 'staghorn-coral',
  Asteroidea: 'sunflower-sea-star',
  Holothuroidea: 'sandfish-sea-cucumber',
};

export interface Kin {
  slug: string;
  /** The rank of the group that both belong to; missing where one belongs to the other. */
  rank?: string | undefined;
}

/** Returns the guide's nearest relative of an animal beyond it; null where both share no more than a class. */
export function findKin({ scientific_name: name, protection, ancestors }: TaxonPage): Kin | null {
  const own = STAND_INS[name] ?? protection.species[0];
  if (own !== undefined) return { slug: own };
  const nearest = [...ancestors]
    .reverse()
    .find(({ rank, scientific_name: group }) => rank !== 'class' && group in STAND_INS);
  const slug = STAND_INS[nearest?.scientific_name ?? ''];
  return slug === undefined ? null : { slug, rank: nearest?.rank };
}
