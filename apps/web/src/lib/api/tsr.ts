import './zod-without-eval';
import { apiContract } from '@aranya/contracts';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { fetchWithSession } from './fetch-with-session';

/**
 * The API as hooks: `tsr.posts.feed.useQuery({ queryKey, queryData })`, `tsr.posts.add.useMutation()`, and plain calls
 * by `.query(...)` and `.mutate(...)`. Refusals are thrown as `ApiError`. It brings zod and the contract along, so only
 * the community may import it.
 */
export const tsr = initTsrReactQuery(apiContract, { baseUrl: '', baseHeaders: {}, api: fetchWithSession });
