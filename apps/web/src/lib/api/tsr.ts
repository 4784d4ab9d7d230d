import './zod-without-eval';
import { memberContract } from '@aranya/contracts';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { fetchWithSession } from './fetch-with-session';

/**
 * Throws refusals as `ApiError`. Only the community uses this client, which includes zod and the members'
 * calls.
 */
export const tsr = initTsrReactQuery(memberContract, { baseUrl: '', baseHeaders: {}, api: fetchWithSession });
