import './zod-without-eval';
import { apiContract } from '@aranya/contracts';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { fetchWithSession } from './fetch-with-session';

/**
 * The API as hooks, `tsr.posts.feed.useQuery({ queryKey, queryData })`, and plain calls, `.query(…)` and `.mutate(…)`.
 * Refusals are thrown as `ApiError`. Only the community may import it: it brings zod and the contract along.
 */
export const tsr = initTsrReactQuery(apiContract, { baseUrl: '', baseHeaders: {}, api: fetchWithSession });
