import type { DetectiveAnimal } from '@aranya/wildlife-data';
import { createContext, type ReactNode, useContext } from 'react';
import { type PageTexts, PageTextsProvider } from '../../lib/language/page-texts';

interface AnimalTexts {
  /** The first is shown, each is an answer. */
  names: readonly string[];
  clues?: DetectiveAnimal['clues'];
}

/** By the English name. */
type GameTexts = Readonly<Record<string, AnimalTexts>>;

const TextsContext = createContext<GameTexts | null>(null);

export interface GameWords {
  /** Of the species that the animals are pictured by. */
  names: PageTexts;
  texts: GameTexts;
}

export const GameWordsProvider = ({ words, children }: { words: GameWords; children: ReactNode }) => (
  <PageTextsProvider value={words.names}>
    <TextsContext.Provider value={words.texts}>{children}</TextsContext.Provider>
  </PageTextsProvider>
);

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
