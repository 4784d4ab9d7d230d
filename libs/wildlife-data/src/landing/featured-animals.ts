import type { FeaturedAnimal } from './landing.schema';

/** The sea turtle is the olive ridley, which nests in Odisha by the thousand. */
export const featuredAnimals: readonly FeaturedAnimal[] = [
  {
    id: 1,
    name: 'Bengal Tiger',
    desc: 'Hunts alone, mostly between dusk and dawn, and swims for pleasure in the heat of the day.',
    img: '/artwork/animals/bengal-tiger.svg',
  },
  {
    id: 74,
    name: 'Giant Panda',
    desc: 'A bear with a false thumb, made for holding bamboo through most of its waking hours.',
    img: '/artwork/animals/giant-panda.svg',
  },
  {
    id: 40,
    name: 'Indian Peacock',
    desc: 'Raises a fan of some 200 feathers when the rains come, and drops them all when they end.',
    img: '/artwork/animals/indian-peacock.svg',
  },
  {
    id: 60,
    name: 'Sea Turtle',
    desc: 'Olive ridleys cross an ocean and come ashore together, thousands in a night, to lay their eggs.',
    img: '/artwork/animals/olive-ridley-turtle.svg',
  },
];
