export const wideGroups = {
  birds: ['birds'],
  mammals: ['mammals'],
  reptiles: ['reptiles', 'crocodiles', 'lizards', 'snakes', 'turtles'],
  amphibians: ['amphibians', 'frogs', 'salamanders', 'caecilians'],
  fishes: ['fishes', 'sharks and rays'],
  insects: ['bees, wasps and ants', 'beetles', 'butterflies', 'dragonflies', 'insects', 'moths'],
} as const satisfies Record<string, readonly string[]>;

export type WideGroup = keyof typeof wideGroups;
