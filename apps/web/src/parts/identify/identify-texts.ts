import { NAME_QUORUM } from '@aranya/contracts';

interface Tally {
  agree: number;
  total: number;
}

export function tallyText(agreed: string | null, { agree, total }: Tally): string {
  if (agreed !== null) return `${agree} of ${total} agree`;
  if (total === 0) return 'No suggestions yet';
  return total === 1 ? '1 suggestion' : `${total} suggestions`;
}

/** @param named the author has named it, which is no suggestion */
export function whatIsMissing(total: number, named: boolean): string {
  if (total === 0) return `Nobody ${named ? 'else ' : ''}has suggested a name yet.`;
  const missing = NAME_QUORUM - total;
  if (missing <= 0)
    return named
      ? 'The community has no name for it yet: two thirds must agree.'
      : 'No name yet: two thirds must agree.';
  const name = named ? 'The community’s own name' : 'A name';
  return `${name} needs ${missing === 1 ? 'one more suggestion' : `${missing} more suggestions`}, and two thirds must agree.`;
}

/** Stands until the community agrees; the author's name changes the question. */
export const questionText = (named: boolean) => (named ? 'Is this name right?' : 'What is this?');

/** Returns "Asha Rao, Dawa Lepcha and 2 others". */
export function whoText(names: readonly string[], total: number): string {
  const others = total - names.length;
  if (others > 0) return `${names.join(', ')} and ${others === 1 ? '1 other' : `${others} others`}`;
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
