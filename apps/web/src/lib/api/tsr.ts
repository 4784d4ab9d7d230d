import './zod-without-eval';
import { apiContract } from '@aranya/contracts';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { fetchWithSession } from './fetch-with-session';

/**
 * Throws refusals as `ApiError`. Only the community uses this client, which brings zod and the contract along.
 */
export const tsr = initTsrReactQuery(apiContract, { baseUrl: '', baseHeaders: {}, api: fetchWithSession });
