import facts from '../generated/search-facts.json' with { type: 'json' };
import type { SearchFacts } from './search-facts.types';

/** Search words beside names and regions. */
export const searchFacts = facts as unknown as SearchFacts;
