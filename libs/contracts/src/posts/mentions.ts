import { limits } from '../common/limits';
import { cleanUsername, USERNAME } from '../users/usernames';
import { type TextToken as HashtagToken, tokenizeHashtags } from './hashtags';

export type TextToken = HashtagToken | { kind: 'mention'; text: string; username: string };

// Skips URLs, e-mail addresses and names on other servers (@name@host).
const WORD = String.raw`\u200c\u200d\p{L}\p{M}\p{N}_`;
const MENTIONS = new RegExp(
  String.raw`(?:https?:\/\/|www\.)\S+|(^|[^${WORD}@/.+-])@([${WORD}]+)(?![${WORD}@]|-[${WORD}])`,
  'giu',
);

function tokenizeMentions(text: string): TextToken[] {
  const tokens: TextToken[] = [];
  let plainFrom = 0;
  for (const match of text.matchAll(MENTIONS)) {
    const [whole, before = '', name] = match;
    const username = cleanUsername(name ?? '');
    if (!USERNAME.test(username)) continue;
    const from = match.index + before.length;
    if (from > plainFrom) tokens.push({ kind: 'text', text: text.slice(plainFrom, from) });
    plainFrom = match.index + whole.length;
    tokens.push({ kind: 'mention', text: text.slice(from, plainFrom), username });
  }
  if (plainFrom < text.length) tokens.push({ kind: 'text', text: text.slice(plainFrom) });
  return tokens;
}

/** The joined tokens equal the text. */
export const tokenizeText = (text: string): TextToken[] =>
  tokenizeHashtags(text).flatMap((token) => (token.kind === 'text' ? tokenizeMentions(token.text) : [token]));

/** The first `limits.mentions` usernames, each once, in their stored form. */
export function mentionsIn(text: string): string[] {
  const names = tokenizeText(text).flatMap((token) => (token.kind === 'mention' ? [token.username] : []));
  return [...new Set(names)].slice(0, limits.mentions);
}
