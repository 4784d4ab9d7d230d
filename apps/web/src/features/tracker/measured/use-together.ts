import type { Alignment, MeasuredInfo } from '@aranya/wildlife-data';
import { parseAsArrayOf, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { useHydrated } from '../../../lib/hydration';
import { useMeasured } from './measured-words';

export const MAX_TOGETHER = 5;

const params = {
  with: parseAsArrayOf(parseAsString).withDefault([]),
  by: parseAsStringLiteral(['calendar', 'year']).withDefault('calendar'),
};

/** Reads the other animals from the address: `?with=walrus-356,walrus-357&by=year`. */
export function useTogether(track: MeasuredInfo) {
  const hydrated = useHydrated();
  const measured = useMeasured();
  const [{ with: wanted, by }, set] = useQueryStates(params);
  // The prerendered page has no query.
  const ids = hydrated ? wanted.join() : '';
  const companions = useMemo(() => {
    const unique = [...new Set(ids.split(','))].filter((id) => id !== track.id);
    return unique.flatMap((id) => measured.find((each) => each.id === id) ?? []).slice(0, MAX_TOGETHER - 1);
  }, [ids, measured, track]);
  const setIds = (next: readonly string[]) => void set({ with: next.length > 0 ? [...next] : null });
  return {
    companions,
    alignment: (hydrated ? by : 'calendar') satisfies Alignment,
    add: (id: string) => setIds([...companions.map((each) => each.id), id]),
    remove: (id: string) => setIds(companions.map((each) => each.id).filter((each) => each !== id)),
    setAlignment: (value: Alignment) => void set({ by: value === 'calendar' ? null : value }),
  };
}
