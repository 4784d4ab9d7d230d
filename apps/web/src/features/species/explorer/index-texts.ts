import type { AnimalSummary } from '@aranya/wildlife-data';
import { createContext, useContext } from 'react';

/** The texts of a card in another language; English where one is missing. */
export type IndexText = Pick<AnimalSummary, 'name' | 'food' | 'region'> & {
  /** As in "owls, birds of prey", for the search. */
  groups: string;
};

/** By the animal's id. */
export type IndexTexts = Readonly<Record<number, IndexText>>;

export type InLanguage = AnimalSummary & {
  /** The English name, where another one stands above it. */
  english?: string;
};

interface Index {
  translate: (animal: AnimalSummary) => InLanguage;
  /** Finds animals by what the page's language calls them, which English leaves to the search itself. */
  find: (text: string) => readonly AnimalSummary[];
}

const IndexContext = createContext<Index>({ translate: (animal) => animal, find: () => [] });

/** translated-index.tsx has it for other languages, whose pages alone load it. */
export const IndexProvider = IndexContext.Provider;

export const useIndex = (): Index => useContext(IndexContext);
