import './zod-without-eval';
import { clubContract } from '@aranya/contracts';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { fetchWithSession } from './fetch-with-session';

/** As `tsr`, for the few screens on admission and rules. */
export const club = initTsrReactQuery(clubContract, { baseUrl: '', baseHeaders: {}, api: fetchWithSession });
