import words from '../generated/wordle-words.json' with { type: 'json' };

export const wordleWords: readonly string[] = /* @__PURE__ */ words.split(' ');
