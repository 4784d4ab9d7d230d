import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { limits } from '../common/limits';
import { ifWrong } from '../common/sentences';

const c = initContract();

const BASE64URL = /^[\w-]+={0,2}$/;

const endpoint = z
  .url({ protocol: /^https$/, ...ifWrong('The address of a push service begins with https.') })
  .max(limits.pushEndpoint, 'The address of this push service is too long.');

export const pushSubscriptionSchema = z.object({
  endpoint,
  keys: z.object({
    /** An uncompressed point of P-256. */
    p256dh: z.string().regex(BASE64URL).min(86).max(92),
    auth: z.string().regex(BASE64URL).min(22).max(32),
  }),
});

/** Notifications of one `tag` replace each other. */
export const pushPayloadSchema = z.object({
  title: z.string(),
  body: z.string(),
  url: z.string().startsWith('/'),
  tag: z.string(),
});

export const pushContract = c.router({
  key: {
    method: 'GET',
    path: '/push/key',
    responses: { 200: z.object({ success, key: z.string().nullable() }) },
    summary: 'Read the public key for push subscriptions; null where the operator has set none',
  },
  subscribe: {
    method: 'POST',
    path: '/push/subscribe',
    body: pushSubscriptionSchema,
    responses: { 200: doneSchema },
    summary: 'Push notifications of the current user to this browser, and no longer those of anybody else',
  },
  unsubscribe: {
    method: 'POST',
    path: '/push/unsubscribe',
    body: z.object({ endpoint }),
    responses: { 200: doneSchema },
    summary: 'No longer push to this browser',
  },
});

export type PushSubscriptionInput = z.infer<typeof pushSubscriptionSchema>;
export type PushPayload = z.infer<typeof pushPayloadSchema>;
