let read: (english: string) => string | undefined = () => undefined;

/**
 * Returns a word of records' closed lists, such as a state or a rank, or a record's name, in the page's language.
 * Where the catalogue is not at hand, a record's slug stands for its name.
 */
export const recordWord = (english: string): string => read(english) ?? english;

/** lib/record-words.ts has the words. */
export function readRecordWordsWith(reader: typeof read): void {
  read = reader;
}
