import { NAME_QUORUM } from '@aranya/contracts';
import { m } from '../../lib/language/messages';

interface Tally {
  agree: number;
  total: number;
}

export function tallyText(agreed: string | null, { agree, total }: Tally): string {
  if (agreed !== null) return m.suggest_tally({ agree, total });
  return total === 0 ? m.suggest_none() : m.suggest_count({ count: total });
}

/** @param named the author has named it, which is no suggestion */
export function whatIsMissing(total: number, named: boolean): string {
  if (total === 0) return named ? m.suggest_nobody_else() : m.suggest_nobody();
  const count = NAME_QUORUM - total;
  if (count <= 0) return named ? m.suggest_community_no_name() : m.suggest_not_named();
  return named ? m.suggest_community_missing({ count }) : m.suggest_missing({ count });
}

/** Stands until the community agrees; the author's name changes the question. */
export const questionText = (named: boolean) => (named ? m.suggest_is_right() : m.suggest_what());

/** Returns "Asha Rao, Dawa Lepcha and 2 others". */
export function whoText(names: readonly string[], total: number): string {
  const count = total - names.length;
  if (count > 0) return m.suggest_and_others({ names: names.join(', '), count });
  if (names.length < 2) return names[0] ?? '';
  return m.suggest_and({ names: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' });
}
