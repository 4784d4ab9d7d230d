import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { success } from '../common/envelope';

const c = initContract();

export const appSettingsSchema = z.object({
  success,
  site: z.object({ name: z.string(), url: z.url(), contact_email: z.email() }),
  contract_version: z.string(),
  auth: z.object({
    issuer: z.url(),
    /** Sent as `resource` or `audience` to ask for tokens. */
    audience: z.string(),
    /** For the device flow (RFC 8628); null where there is none. */
    device_client_id: z.string().nullable(),
  }),
  uploads: z.object({
    max_bytes: z.number().int().positive(),
    max_pixels: z.number().int().positive(),
    /** Pixels. */
    max_side: z.number().int().positive(),
    pictures_per_post: z.number().int().positive(),
    types: z.array(z.string()),
  }),
});

export const settingsContract = c.router({
  get: {
    method: 'GET',
    path: '/settings',
    responses: { 200: appSettingsSchema },
    summary: 'Read what an app needs to know of this site: sign-in, version and limits; no account needed',
  },
});

export type AppSettings = z.infer<typeof appSettingsSchema>;
