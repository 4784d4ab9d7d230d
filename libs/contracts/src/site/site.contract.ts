import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { success } from '../common/envelope';
import { siteSchema } from './site.schemas';

const c = initContract();

export const siteContract = c.router({
  get: {
    method: 'GET',
    path: '/site',
    responses: { 200: z.object({ success, site: siteSchema }) },
    summary: 'Read the name of the site and its words; no account needed',
  },
});
