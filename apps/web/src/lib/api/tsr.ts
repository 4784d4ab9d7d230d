import './zod-without-eval';
import { apiContract } from '@aranya/contracts';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { fetchWithSession } from './fetch-with-session';

/** Refusals are thrown as `ApiError`. Only for the community: it brings zod and the contract along. */
export const tsr = initTsrReactQuery(apiContract, { baseUrl: '', baseHeaders: {}, api: fetchWithSession });
