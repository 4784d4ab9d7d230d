import { useClientValue } from '../../lib/hydration';
import { BUILD_YEAR } from '../../lib/settings';
import { accessedOn, type CitedOn } from './citation';

/** Knows the reader's day after hydration. */
export function useCitedOn(): CitedOn {
  const accessed = useClientValue(() => accessedOn(new Date()), '');
  return { year: BUILD_YEAR, accessed };
}
