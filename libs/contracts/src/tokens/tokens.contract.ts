import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { idSchema } from '../common/ids';
import { limits } from '../common/limits';
import { newTokenSchema, personalTokenSchema } from './tokens.schemas';

const c = initContract();

/** `call-access.ts` says what a token may do. */
export const tokensContract = c.router({
  list: {
    method: 'GET',
    path: '/user/tokens',
    responses: {
      200: z.object({ success, tokens: z.array(personalTokenSchema).max(limits.personalTokens) }),
    },
    summary: "List the current user's personal access tokens, latest first",
  },
  make: {
    method: 'POST',
    path: '/user/tokens',
    body: newTokenSchema,
    responses: { 200: z.object({ success, token: personalTokenSchema, secret: z.string() }) },
    summary:
      'Make a personal access token for an app; the token itself, of which only the hash is kept, is answered this once',
  },
  revoke: {
    method: 'POST',
    path: '/user/tokens/revoke',
    body: z.object({ id: idSchema }),
    responses: { 200: doneSchema },
    summary: 'End a personal access token at once, and delete it; idempotent',
  },
});
