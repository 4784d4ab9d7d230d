import { z } from 'zod';

/** The id of the JSON block in each page that carries the public settings. */
export const SETTINGS_ELEMENT_ID = 'aranya-settings';

/**
 * What the site must know of the place where it runs. The server writes it into each HTML page when it starts, so
 * that one build serves every environment. Nothing secret belongs here.
 */
export const publicSettingsSchema = z.object({
  siteUrl: z.url(),
  auth: z.object({ issuer: z.url(), clientId: z.string().min(1), audience: z.string().min(1) }),
  tiles: z.object({ url: z.string().min(1), attribution: z.string() }),
  contact: z.object({ email: z.email(), phone: z.string(), address: z.string() }),
  social: z.array(z.object({ name: z.string(), url: z.url() })),
});

export type PublicSettings = z.infer<typeof publicSettingsSchema>;
