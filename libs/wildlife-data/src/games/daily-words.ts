import words from '../generated/daily-words.json' with { type: 'json' };

/** A seed orders them: one more or less changes every day's word. */
export const dailyWords: readonly string[] = /* @__PURE__ */ words.split(' ');
