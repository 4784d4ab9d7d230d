import { type AnimalSummary, folded } from '@aranya/wildlife-data';
import type { CloseAnimal } from './close-animals';
import { beginsWord } from './whole-words';

type Named = Pick<AnimalSummary, 'name' | 'region'>;

export interface InOrder<A> {
  animal: A;
  /** `found` by name or region, `called` by another name, `close` in any other way. */
  by: 'found' | 'called' | 'close';
  /** Explains a match by another name or region. */
  reason?: string;
  isMisspelt: boolean;
}

/**
 * Sorts matches by name or region before close ones. If the text only occurs inside their words ("mor" in
 * Comoros), animals called so (the peacock) precede them.
 */
export function inOrder<A extends Named>(
  found: readonly A[],
  close: readonly CloseAnimal<A>[],
  text: string,
): InOrder<A>[] {
  const wanted = folded(text).trim();
  const byName = found.map((animal): InOrder<A> => ({ animal, by: 'found', isMisspelt: false }));
  const others = close.map(({ animal, reason, isCalled, isMisspelt }): InOrder<A> => ({
    animal,
    reason,
    by: isCalled ? 'called' : 'close',
    isMisspelt,
  }));
  const called = others.filter(({ by }) => by === 'called');
  const rest = others.filter(({ by }) => by === 'close');
  const begins = found.some(({ name, region }) => beginsWord(folded(`${name} ${region}`), wanted));
  return begins ? [...byName, ...called, ...rest] : [...called, ...byName, ...rest];
}
