import { type AnimalSummary, folded } from '@aranya/wildlife-data';
import type { CloseAnimal } from './close-animals';
import { beginsWord } from './whole-words';

type Named = Pick<AnimalSummary, 'name' | 'region'>;

export interface InOrder<A> {
  animal: A;
  /** `found` is by name or region, `called` by another name, `close` in any other way. */
  by: 'found' | 'called' | 'close';
  /** Says why an animal with another name and region is shown. */
  reason?: string;
  isMisspelt: boolean;
}

/**
 * Puts what was found by name or region before what is close. Where the text only stands inside words of these ("mor" in
 * Comoros), the animals that are called so (the peacock) come before them.
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
