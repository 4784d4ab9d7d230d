type Text<Inputs> = string | ((inputs: Inputs) => string);

/** The messages of the document's language by number; none in English, which each page has in its own files. */
export const spoken: { messages: readonly Text<never>[] } = { messages: [] };

/** apps/web/one-language.ts makes each message with it. */
export const message =
  <Inputs>(number: number, english: Text<Inputs>) =>
  (inputs: Inputs): string => {
    const text = (spoken.messages[number] ?? english) as Text<Inputs>;
    return typeof text === 'string' ? text : text(inputs);
  };
