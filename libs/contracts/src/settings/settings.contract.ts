import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { success } from '../common/envelope';

const c = initContract();

/** What an app needs to know of an installation, so that the site's address alone is asked of people. */
export const appSettingsSchema = z.object({
  success,
  site: z.object({ name: z.string(), url: z.url(), contact_email: z.email() }),
  /** Of the package with this contract, such as 1.2.0. */
  contract_version: z.string(),
  auth: z.object({
    /** The OpenID provider, whose discovery document says where to sign in. */
    issuer: z.url(),
    /** Ask for tokens with it as `resource` or `audience`. */
    audience: z.string(),
    /** The public client of apps without a browser, for the device flow (RFC 8628); null where there is none. */
    device_client_id: z.string().nullable(),
  }),
  uploads: z.object({
    /** Of one picture. */
    max_bytes: z.number().int().positive(),
    max_pixels: z.number().int().positive(),
    /** Of the longer side, in pixels. */
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
