import { createContext, useContext } from 'react';
import type { Favorite } from '../../data/favorites/favorites';

/** By the animal's id; English where one is missing. */
export type FavoriteTexts = Readonly<Record<number, Pick<Favorite, 'name' | 'description'>>>;

const TextsContext = createContext<FavoriteTexts | null>(null);

export const FavoriteTextsProvider = TextsContext.Provider;

/** Returns a function that gives an animal the texts of the page's language; browsers keep it in English. */
export function useTranslation(): (animal: Favorite) => Favorite {
  const texts = useContext(TextsContext);
  return (animal) => ({ ...animal, ...texts?.[animal.id] });
}
