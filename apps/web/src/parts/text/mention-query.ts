import { limits } from '@aranya/contracts';

export interface MentionQuery {
  /** The index of the `@`. */
  start: number;
  /** The text after the `@`, in lower case; it may be empty. */
  text: string;
}

const BEFORE = new RegExp(
  String.raw`(?:^|[\s(\[{"'“‘,;:!?])@([\p{L}\p{M}\p{N}_]{0,${limits.username.max}})$`,
  'u',
);

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
  const after = text.slice(start + 1 + typed.length).replace(/^[a-z0-9_]+/i, '');
  const mention = `@${username} `;
  return { text: text.slice(0, start) + mention + after.replace(/^ /, ''), caret: start + mention.length };
}
