import type { DetectiveAnimal } from './game.schema';

/** In the order of play. */
export const detectiveAnimals: readonly DetectiveAnimal[] = [
  {
    name: 'Elephant',
    clues: [
      'I rumble too low for your ears, and my family answers from kilometres away.',
      'My grandmother leads us, because she remembers where the water was in the worst drought.',
      'I smell, drink, greet and lift logs, all with my nose.',
    ],
    animalId: 7,
  },
  {
    name: 'Tiger',
    clues: [
      'On a hot afternoon you will find me lying in a pool, up to the shoulders.',
      'Each of my ears wears a white spot on its back, like an eye that never sleeps.',
      'I am the largest of the cats, and no two of us have the same stripes.',
    ],
    animalId: 1,
  },
  {
    name: 'Kangaroo',
    clues: [
      'When I walk slowly, my tail does the work of a fifth leg.',
      'I was born as small as a bean, and climbed to the milk by myself.',
      'I leap over the red plains of Australia with a young one in my pouch.',
    ],
    animalId: 85,
  },
  {
    name: 'Penguin',
    clues: [
      'My bones are heavy and solid, where those of my cousins are hollow.',
      'Dark above and white below, I am hard to see both from above and from below.',
      'I am a bird, and I fly only under water.',
    ],
    animalId: 97,
  },
  {
    name: 'Giraffe',
    clues: [
      'I sleep very little, often for only a few minutes at a time.',
      'My tongue is dark, half a metre long, and not afraid of thorns.',
      'My neck has seven bones like yours, but it takes me up into the treetops.',
    ],
    animalId: 78,
  },
  {
    name: 'Dolphin',
    clues: [
      'I let one half of my brain sleep while the other half keeps me breathing.',
      'I find my dinner in muddy water by listening to echoes.',
      'I look like a fish, but I breathe through a hole on the top of my head.',
    ],
    animalId: 36,
  },
  {
    name: 'Lion',
    clues: [
      'On a still night my voice carries for eight kilometres.',
      'My sisters and I bring up our young together, and the last of us in Asia live in Gujarat.',
      'The males of my family wear a mane.',
    ],
    animalId: 2,
  },
  {
    name: 'Monkey',
    clues: [
      'I have fingerprints and flat nails, much as you do.',
      'I make friends by combing their fur with my fingers, for hours.',
      'I am at home in trees and on temple roofs, and your banana is not safe with me.',
    ],
    animalId: 34,
  },
  {
    name: 'Zebra',
    clues: [
      'In its first hours my foal learns to tell me from everyone else by my coat and my smell.',
      'Biting flies find it hard to land on me.',
      'I am a wild horse of the African plains, in black and white.',
    ],
    animalId: 77,
  },
  {
    name: 'Owl',
    clues: [
      'I cannot roll my eyes, so I turn my whole head, three quarters of a circle.',
      'The front edges of my feathers are fringed, and nobody hears me come.',
      'I hunt at night and call from the dark: hoo, hoo.',
    ],
    animalId: 52,
  },
  {
    name: 'Rabbit',
    clues: [
      'My front teeth never stop growing, so I never stop nibbling.',
      'When I smell danger, I drum on the ground with a hind foot.',
      'I have long ears, a short tail and a home with many tunnels.',
    ],
    animalId: 93,
  },
  {
    name: 'Frog',
    clues: [
      'I never sip: water comes in through my skin.',
      'When I swallow, my eyes sink in and help to push the food down.',
      'I began with a tail and gills, and now I sing in the pond when it rains.',
    ],
    animalId: 64,
  },
  {
    name: 'Bear',
    clues: [
      'I walk flat on the soles of my feet, as you do.',
      'In cold countries my cousins sleep through the winter without a bite or a drink.',
      'I am big and shaggy, I stand up to look around, and bees do not like me.',
    ],
    animalId: 23,
  },
  {
    name: 'Snake',
    clues: [
      'I have no eyelids, so I never blink.',
      'I taste the air to find my way, and my tongue has two tips.',
      'I have hundreds of ribs and not one leg.',
    ],
    animalId: 57,
  },
  {
    name: 'Peacock',
    clues: [
      'My cry carries over the fields when the first rain clouds gather.',
      'Every year I drop my finest feathers and grow them again.',
      'I dance with a hundred eyes behind me, and I am the national bird of India.',
    ],
    animalId: 40,
  },
];
