import { useClientValue } from '../../lib/hydration';
import { BUILD_YEAR } from '../../lib/settings';
import { accessedOn, type CitedOn } from './citation';

/** Knows the reader's day once the page is hydrated. */
export function useCitedOn(): CitedOn {
  const accessed = useClientValue(() => accessedOn(new Date()), '');
  return { year: BUILD_YEAR, accessed };
}
