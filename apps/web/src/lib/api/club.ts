import './zod-without-eval';
import { clubContract } from '@aranya/contracts';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { fetchWithSession } from './fetch-with-session';

/** As `tsr`, for the few screens about who comes in and what holds here. */
export const club = initTsrReactQuery(clubContract, { baseUrl: '', baseHeaders: {}, api: fetchWithSession });
