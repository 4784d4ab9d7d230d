import { createSerializer, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { paths } from '../../../lib/paths';
import type { Day } from '../../../lib/daily/days';

const searchParams = { day: parseAsString, word: parseAsStringLiteral(['random']) };

const serialize = createSerializer(searchParams);

/** Reads the day and the kind of word from the address; by default, today's word. */
export function useWordleQuery() {
  return useQueryStates(searchParams)[0];
}

export const wordlePaths = {
  today: () => paths.game('wordle'),
  day: (day: Day) => serialize(paths.game('wordle'), { day }),
  random: () => serialize(paths.game('wordle'), { word: 'random' }),
};
