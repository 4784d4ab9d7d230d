import facts from '../generated/search-facts.json' with { type: 'json' };
import type { SearchFacts } from './search-facts.types';

/** By these words people look for animals whose names and regions do not have them. */
export const searchFacts = facts as unknown as SearchFacts;
