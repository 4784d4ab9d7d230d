import type { AnimalSummary, DetectiveAnimal } from '@aranya/wildlife-data';
import { createContext, useContext } from 'react';

interface AnimalTexts {
  /** The first is shown, each is an answer. */
  names: readonly string[];
  clues?: DetectiveAnimal['clues'];
}

export interface GameTexts {
  /** Names of the species that the animals are pictured by, by their id. */
  species: Readonly<Record<number, string>>;
  /** By the English name. */
  animals: Readonly<Record<string, AnimalTexts>>;
}

const TextsContext = createContext<GameTexts | null>(null);

export const GameTextsProvider = TextsContext.Provider;

export function useSpeciesName(): (species: Pick<AnimalSummary, 'id' | 'name'>) => string {
  const texts = useContext(TextsContext);
  return ({ id, name }) => texts?.species[id] ?? name;
}

export type Answerable<Animal> = Animal & { answers?: readonly string[] };

/** Returns a function that gives an animal of a game the texts of the page's language. */
export function useGameAnimal() {
  const texts = useContext(TextsContext);
  return <Animal extends { name: string }>(animal: Animal): Answerable<Animal> => {
    const found = texts?.animals[animal.name];
    if (!found) return animal;
    const { names, ...more } = found;
    return { ...animal, ...more, name: names[0] ?? animal.name, answers: [...names, animal.name] };
  };
}
