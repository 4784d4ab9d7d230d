export interface TextToken {
  kind: 'text' | 'hashtag';
  text: string;
}

// Skips URLs and their fragments. A tag starts with a letter, digit or underscore, so keycap emoji are none; joiners
// belong to words of several Indian scripts.
const WORD = String.raw`\p{L}\p{M}\p{N}_`;
const TOKENS = new RegExp(
  String.raw`(?:https?:\/\/|www\.)\S+|(?<![${WORD}\/#＃])([#＃][\p{L}\p{N}_](?:[\u200c\u200d]*[${WORD}])*)`,
  'giu',
);

/** The joined tokens equal the text. */
export function tokenizeHashtags(text: string): TextToken[] {
  const tokens: TextToken[] = [];
  let plainFrom = 0;
  for (const match of text.matchAll(TOKENS)) {
    const tag = match[1];
    if (tag === undefined) continue;
    if (match.index > plainFrom) tokens.push({ kind: 'text', text: text.slice(plainFrom, match.index) });
    tokens.push({ kind: 'hashtag', text: tag });
    plainFrom = match.index + tag.length;
  }
  if (plainFrom < text.length) tokens.push({ kind: 'text', text: text.slice(plainFrom) });
  return tokens;
}
