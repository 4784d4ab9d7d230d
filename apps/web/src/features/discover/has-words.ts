import type { User } from '@aranya/contracts';

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns true when the card shows every word, ignoring accents. The API also finds similar spellings. */
export function hasWords({ full_name, username, bio, location }: User, input: string): boolean {
  const text = folded([full_name, username, bio, location].join('\n'));
  return folded(input)
    .split(/\s+/)
    .every((word) => text.includes(word.replace(/^@/, '')));
}
