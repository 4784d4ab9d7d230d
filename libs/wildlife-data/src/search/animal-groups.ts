export interface AnimalGroup {
  one: string;
  many: string;
  /** Catalogue ids. */
  ids: readonly number[];
}

/** Common names for several animals. Big cats are those of the International Big Cat Alliance. */
export const animalGroups: readonly AnimalGroup[] = [
  { one: 'big cat', many: 'big cats', ids: [1, 2, 3, 4, 76, 92] },
  { one: 'cat', many: 'cats', ids: [1, 2, 3, 4, 5, 6, 76, 92] },
  { one: 'bear', many: 'bears', ids: [23, 74, 87] },
  { one: 'canine', many: 'canines', ids: [24, 25, 94] },
  { one: 'deer', many: 'deer', ids: [14, 15, 16, 17, 18, 88, 89] },
  { one: 'antelope', many: 'antelopes', ids: [11, 12, 13, 80] },
  { one: 'cattle', many: 'wild cattle', ids: [9, 10, 116, 117] },
  { one: 'equine', many: 'equines', ids: [21, 77, 115] },
  { one: 'ape', many: 'apes', ids: [31, 81, 82] },
  { one: 'great ape', many: 'great apes', ids: [81, 82] },
  { one: 'monkey', many: 'monkeys', ids: [32, 33, 34] },
  { one: 'primate', many: 'primates', ids: [30, 31, 32, 33, 34, 81, 82, 83] },
  { one: 'bat', many: 'bats', ids: [35] },
  { one: 'rodent', many: 'rodents', ids: [29, 90] },
  { one: 'marsupial', many: 'marsupials', ids: [84, 85] },
  { one: 'domestic animal', many: 'farm animals', ids: [115, 116, 117] },
  { one: 'whale', many: 'whales', ids: [38, 39] },
  { one: 'dolphin', many: 'dolphins', ids: [36, 95] },
  { one: 'porpoise', many: 'porpoises', ids: [96] },
  { one: 'marine mammal', many: 'sea mammals', ids: [37, 38, 39, 95, 96] },
  { one: 'bird of prey', many: 'birds of prey', ids: [45, 46, 52, 98, 101] },
  { one: 'raptor', many: 'raptors', ids: [45, 46, 52, 98, 101] },
  { one: 'owl', many: 'owls', ids: [52, 101] },
  { one: 'parrot', many: 'parrots', ids: [53, 102] },
  { one: 'pheasant', many: 'pheasants', ids: [40, 51] },
  { one: 'stork', many: 'storks', ids: [49] },
  { one: 'seabird', many: 'sea birds', ids: [97, 99, 100] },
  { one: 'flightless bird', many: 'flightless birds', ids: [97, 102, 103] },
  { one: 'snake', many: 'snakes', ids: [57, 58] },
  { one: 'lizard', many: 'lizards', ids: [104] },
  { one: 'crocodilian', many: 'crocodiles', ids: [54, 55, 56] },
  { one: 'sea turtle', many: 'turtles', ids: [60, 61, 62] },
  { one: 'frog', many: 'frogs', ids: [63, 64, 106] },
  { one: 'salamander', many: 'salamanders', ids: [105] },
  { one: 'shark', many: 'sharks', ids: [66, 107] },
  { one: 'butterfly', many: 'butterflies', ids: [68, 110] },
  { one: 'dragonfly', many: 'dragonflies', ids: [69] },
  { one: 'spider', many: 'spiders', ids: [72] },
  { one: 'crustacean', many: 'crustaceans', ids: [71] },
  { one: 'mollusc', many: 'molluscs', ids: [111] },
];
