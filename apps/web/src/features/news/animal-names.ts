import { createContext, useContext } from 'react';

/** In the page's language, by the animal's id. */
export type AnimalNames = Readonly<Record<number, string>>;

/** Null in English. */
const NamesContext = createContext<AnimalNames | null>(null);

export const AnimalNamesProvider = NamesContext.Provider;

/** Returns a function that gives an animal its name in the page's language. */
export function useAnimalName() {
  const names = useContext(NamesContext);
  return ({ id, name }: { id: number; name: string }) => names?.[id] ?? name;
}
