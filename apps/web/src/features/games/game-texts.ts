import type { DetectiveAnimal } from '@aranya/wildlife-data';
import { createContext, useContext } from 'react';

interface AnimalTexts {
  /** The first is shown, each is an answer. */
  names: readonly string[];
  clues?: DetectiveAnimal['clues'];
}

/** By the English name. */
export type GameTexts = Readonly<Record<string, AnimalTexts>>;

const TextsContext = createContext<GameTexts | null>(null);

export const GameTextsProvider = TextsContext.Provider;

export type Answerable<Animal> = Animal & { answers?: readonly string[] };

/** Returns a function that gives an animal of a game the texts of the page's language. */
export function useGameAnimal() {
  const texts = useContext(TextsContext);
  return <Animal extends { name: string }>(animal: Animal): Answerable<Animal> => {
    const found = texts?.[animal.name];
    if (!found) return animal;
    const { names, ...more } = found;
    return { ...animal, ...more, name: names[0] ?? animal.name, answers: [...names, animal.name] };
  };
}
