import { animalIndex, type AnimalSummary } from '@aranya/wildlife-data';
import { createContext, useContext } from 'react';

/** The texts of a card in another language; English where one is missing. */
export type IndexText = Pick<AnimalSummary, 'name' | 'food' | 'region'> & {
  /** As in "owls, birds of prey", for the search. */
  groups: string;
};

/** By the animal's id. */
export type IndexTexts = Readonly<Record<number, IndexText>>;

const TextsContext = createContext<IndexTexts | null>(null);

export const IndexTextsProvider = TextsContext.Provider;

export type InLanguage = AnimalSummary &
  Partial<Pick<IndexText, 'groups'>> & {
    /** The English name, where another one stands above it. */
    english?: string;
  };

/** Returns a function that gives an animal the texts of the page's language. */
export function useTranslation(): (animal: AnimalSummary) => InLanguage {
  const texts = useContext(TextsContext);
  return (animal) => {
    const text = texts?.[animal.id];
    return text ? { ...animal, ...text, ...(text.name !== animal.name && { english: animal.name }) } : animal;
  };
}

export const useInLanguage = (animal: AnimalSummary): InLanguage => useTranslation()(animal);

/** Returns all animals with the texts of the page's language, and nothing in English. */
export function useTranslatedIndex(): InLanguage[] {
  const translate = useTranslation();
  return useContext(TextsContext) ? animalIndex.map(translate) : [];
}
