import words from '../generated/daily-words.json' with { type: 'json' };

/**
 * The words of the day, of five letters each. A seed orders them, so a word added or removed changes the word of
 * every day.
 */
export const dailyWords: readonly string[] = /* @__PURE__ */ words.split(' ');
