import { foldText, type User } from '@aranya/contracts';

/** Returns true when the card shows every word, however it is spelt. The API also finds similar spellings. */
export function hasWords({ full_name, username, bio, location }: User, input: string): boolean {
  const text = foldText([full_name, username, bio, location].join('\n'));
  return foldText(input)
    .split(/\s+/)
    .every((word) => text.includes(word.replace(/^@/, '')));
}
