import { z } from 'zod';

/** The id of the JSON script element with the public settings, in every page. */
export const SETTINGS_ELEMENT_ID = 'aranya-settings';

/** Settings that differ between environments. The server fills them into the pages. Must not contain secrets. */
export const publicSettingsSchema = z.object({
  siteUrl: z.url(),
  auth: z.object({ issuer: z.url(), clientId: z.string().min(1), audience: z.string().min(1) }),
  tiles: z.object({ url: z.string().min(1), attribution: z.string() }),
  contact: z.object({ email: z.email(), phone: z.string(), address: z.string() }),
  social: z.array(z.object({ name: z.string(), url: z.url() })),
});

export type PublicSettings = z.infer<typeof publicSettingsSchema>;
