import { z } from 'zod';

/** The JSON script element with the public settings. */
export const SETTINGS_ELEMENT_ID = 'aranya-settings';

/** The server fills them into the pages: no secrets. */
export const publicSettingsSchema = z.object({
  siteUrl: z.url(),
  auth: z.object({
    issuer: z.url(),
    clientId: z.string().min(1),
    audience: z.string().min(1),
    /** Where local sign-in lists a person's sessions and changes their password; null at other providers. */
    accountUrl: z.url().nullable(),
  }),
  tiles: z.object({ url: z.string().min(1), attribution: z.string() }),
  /** An empty text is not shown. */
  contact: z.object({ email: z.email(), phone: z.string(), address: z.string() }),
  social: z.array(z.object({ name: z.string(), url: z.union([z.url(), z.literal('')]) })),
  /** Whether the operator named studies whose tracks the site reads. */
  recentTracks: z.boolean(),
});

export type PublicSettings = z.infer<typeof publicSettingsSchema>;
