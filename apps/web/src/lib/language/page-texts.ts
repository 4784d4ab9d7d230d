import { createContext, useContext } from 'react';

/** Texts of records in the page's language, by the English ones. */
export type PageTexts = Readonly<Record<string, string>>;

/** Null where a page brings none: English is then said. */
const TextsContext = createContext<PageTexts | null>(null);

export const PageTextsProvider = TextsContext.Provider;

/** Returns a function that says an English text of a record in the page's language. */
export function useSay(): (text: string) => string {
  const texts = useContext(TextsContext);
  return (text) => texts?.[text] ?? text;
}
