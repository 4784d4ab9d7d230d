import { Bird, Bug, Fish, type LucideIcon, PawPrint, Shell, Shrimp, Turtle, Worm } from 'lucide-react';

/** By the API's groups. Others get the paw. */
const icons: Readonly<Record<string, LucideIcon>> = {
  birds: Bird,
  fishes: Fish,
  'sharks and rays': Fish,
  reptiles: Turtle,
  turtles: Turtle,
  crocodiles: Turtle,
  lizards: Turtle,
  snakes: Worm,
  caecilians: Worm,
  worms: Worm,
  crustaceans: Shrimp,
  molluscs: Shell,
  'starfish and sea urchins': Shell,
  arachnids: Bug,
  'bees, wasps and ants': Bug,
  beetles: Bug,
  butterflies: Bug,
  'centipedes and millipedes': Bug,
  dragonflies: Bug,
  insects: Bug,
  moths: Bug,
  scorpions: Bug,
  spiders: Bug,
};

/** Centred in a portrait. */
export function GroupIcon({ group }: { group: string }) {
  const Icon = icons[group] ?? PawPrint;
  return <Icon x="25%" y="25%" width="50%" height="50%" strokeWidth={1.5} />;
}
