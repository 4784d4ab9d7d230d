import { NAME_QUORUM } from '@aranya/contracts';

interface Tally {
  agree: number;
  total: number;
}

/** Counts the suggestions, beside the community's name or the question. */
export function tallyText(agreed: string | null, { agree, total }: Tally): string {
  if (agreed !== null) return `${agree} of ${total} agree`;
  if (total === 0) return 'Suggest a name';
  return total === 1 ? '1 suggestion' : `${total} suggestions`;
}

/** Says what a name still needs. */
export function whatIsMissing(total: number): string {
  const missing = NAME_QUORUM - total;
  if (missing > 1) return `A name needs ${missing} more suggestions, and two thirds must agree.`;
  if (missing === 1) return 'A name needs one more suggestion, and two thirds must agree.';
  return 'No name yet: two thirds must agree.';
}

/** Returns "Asha Rao, Dawa Lepcha and 2 others". */
export function whoText(names: readonly string[], total: number): string {
  const others = total - names.length;
  if (others > 0) return `${names.join(', ')} and ${others === 1 ? '1 other' : `${others} others`}`;
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
