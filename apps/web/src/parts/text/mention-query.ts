import { limits } from '@aranya/contracts';

const JOINERS = String.raw`\u200c\u200d`;
export interface MentionQuery {
  /** The index of the `@`. */
  start: number;
  /** The text after the `@`, in lower case; it may be empty. */
  text: string;
}

const BEFORE = new RegExp(
  String.raw`(?:^|[\s(\[{"'“‘,;:!?])@([\p{L}\p{M}\p{N}_${JOINERS}]{0,${limits.devanagariUsername.units}})$`,
  'u',
);

const REST = new RegExp(String.raw`^[a-z0-9_\p{Script=Devanagari}${JOINERS}]+`, 'iu');

/** Returns the name being typed before the caret, or null. */
export function mentionQueryAt(text: string, caret: number): MentionQuery | null {
  const found = BEFORE.exec(text.slice(0, caret));
  const name = found?.[1];
  if (name === undefined) return null;
  return { start: caret - name.length - 1, text: name.toLowerCase() };
}

/** Replaces the name being typed, up to its end; the caret follows it. */
export function withMentioned(
  text: string,
  { start, text: typed }: MentionQuery,
  username: string,
): { text: string; caret: number } {
  const after = text.slice(start + 1 + typed.length).replace(REST, '');
  const mention = `@${username} `;
  return { text: text.slice(0, start) + mention + after.replace(/^ /, ''), caret: start + mention.length };
}
