import { animalCount, parkCount } from '../catalogue-size';
import type { FeatureCard } from './landing.schema';

export const featureCards: readonly FeatureCard[] = [
  {
    id: 1,
    name: 'Live Animal Tracking',
    desc: 'Follow routes across the map, simulated and of tagged animals, from falcons over the sea to whales along the coast.',
    img: '/artwork/features/map.svg',
  },
  {
    id: 2,
    name: 'Wildlife News & Updates',
    desc: 'New stories about animals and the people who protect them, gathered on one wall.',
    img: '/artwork/features/news.svg',
  },
  {
    id: 3,
    name: 'Wildlife Knowledge Hub',
    desc: `${animalCount} species with their habitat, food, range and conservation status, and ${parkCount} places in India to meet them.`,
    img: '/artwork/animals/snow-leopard.svg',
  },
  {
    id: 4,
    name: 'Fun Facts & Interactive Content',
    desc: 'Three quick games, and facts that are stranger than fiction and still true.',
    img: '/artwork/scenes/detective.svg',
  },
];
