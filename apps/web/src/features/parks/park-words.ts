import { createContext, useContext } from 'react';

/** Names in the page's language. */
export interface ParkWords {
  /** By the English name. */
  places: Readonly<Record<string, string>>;
  /** By the animal's id. */
  animals: Readonly<Record<number, string>>;
}

/** Null in English. */
const WordsContext = createContext<ParkWords | null>(null);

export const WordsProvider = WordsContext.Provider;

/** Returns a function that names a state, a sea or a part of the country. */
export function usePlaceName(): (name: string) => string {
  const words = useContext(WordsContext);
  return (name) => words?.places[name] ?? name;
}

/** Returns a function that gives an animal its name in the page's language. */
export function useNamed(): <Animal extends { id: number; name: string }>(animal: Animal) => Animal {
  const words = useContext(WordsContext);
  return (animal) => ({ ...animal, name: words?.animals[animal.id] ?? animal.name });
}
