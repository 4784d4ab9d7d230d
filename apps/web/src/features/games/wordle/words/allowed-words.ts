import { dailyWords, wordleWords } from '@aranya/wildlife-data';
import { useEffect, useState } from 'react';
import { fromFrontCoded } from './front-coding';

const lists: Partial<Record<number, () => Promise<{ default: string }>>> = {
  4: () => import('virtual:words-4'),
  5: () => import('virtual:words-5'),
  6: () => import('virtual:words-6'),
};

export type AllowedWords = ReadonlySet<string>;

/**
 * Loads the words of a length.
 * @throws when the list cannot be loaded
 */
export async function loadAllowedWords(length: number): Promise<AllowedWords> {
  const list = await lists[length]?.();
  return new Set([...fromFrontCoded(list?.default ?? ''), ...wordleWords, ...dailyWords]);
}

/** Undefined while the list loads or when that fails; then any letters make a guess. */
export function useAllowedWords(length: number): AllowedWords | undefined {
  const [allowed, setAllowed] = useState<AllowedWords>();
  useEffect(() => {
    let wanted = true;
    loadAllowedWords(length).then(
      (words) => wanted && setAllowed(words),
      () => undefined,
    );
    return () => {
      wanted = false;
      setAllowed(undefined);
    };
  }, [length]);
  return allowed;
}
