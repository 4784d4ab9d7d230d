import { limits } from '../common/limits';
import { toNfc } from '../common/spelling';

export type TextToken = { kind: 'text'; text: string } | { kind: 'hashtag'; text: string; tag: string };

// Skips URLs and their fragments. A tag has a letter; joiners belong to words of several Indian scripts.
const WORD = String.raw`\p{L}\p{M}\p{N}_`;
const JOINERS = String.raw`\u200c\u200d`;
const NAME = String.raw`(?=[${WORD}${JOINERS}]*\p{L})[\p{L}\p{N}_](?:[${JOINERS}]*[${WORD}])*`;
const TOKENS = new RegExp(String.raw`(?:https?:\/\/|www\.)\S+|(^|[^${WORD}\/#＃])[#＃](${NAME})`, 'giu');
const WHOLE = new RegExp(`^${NAME}$`, 'u');

/** In Devanagari, joiners only choose how letters are drawn, and each keyboard has its own habit. */
const NEEDLESS = /(\p{Script=Devanagari})[\u200c\u200d]+/gu;
const normalize = (name: string) => toNfc(name.replace(NEEDLESS, '$1')).toLowerCase().normalize('NFC');

/** The stored form, without `#`; null if it is no tag. */
export function hashtagOf(name: string): string | null {
  const tag = normalize(name.replace(/^[#＃]/, ''));
  return tag.length <= limits.hashtag && WHOLE.test(tag) ? tag : null;
}

/** The joined tokens equal the text. */
export function tokenizeHashtags(text: string): TextToken[] {
  const tokens: TextToken[] = [];
  let plainFrom = 0;
  for (const match of text.matchAll(TOKENS)) {
    const [whole, before = '', name] = match;
    const tag = name === undefined ? null : hashtagOf(name);
    if (tag === null) continue;
    const from = match.index + before.length;
    if (from > plainFrom) tokens.push({ kind: 'text', text: text.slice(plainFrom, from) });
    plainFrom = match.index + whole.length;
    tokens.push({ kind: 'hashtag', text: text.slice(from, plainFrom), tag });
  }
  if (plainFrom < text.length) tokens.push({ kind: 'text', text: text.slice(plainFrom) });
  return tokens;
}

export function hashtagsIn(text: string): string[] {
  return [
    ...new Set(tokenizeHashtags(text).flatMap((token) => (token.kind === 'hashtag' ? [token.tag] : []))),
  ];
}
