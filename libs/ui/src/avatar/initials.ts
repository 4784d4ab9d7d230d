/** Matches the backgrounds in avatar.module.css. */
const GROUNDS = 5;

/** Returns the initials of the first and last word; '?' without a letter. */
export function toInitials(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0])
    .filter((letter) => letter !== undefined);
  const first = letters[0] ?? '?';
  const last = letters.length > 1 ? letters[letters.length - 1] : '';
  return `${first}${last}`.toLocaleUpperCase('en');
}

/** Stable for a name. */
export function avatarGround(name: string): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % GROUNDS;
}
