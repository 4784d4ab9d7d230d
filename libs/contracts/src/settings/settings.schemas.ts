import { z } from 'zod';
import { siteSchema } from '../site/site.schemas';

export const SETTINGS_ELEMENT_ID = 'aranya-settings';

/** Filled into the pages: no secrets. */
export const publicSettingsSchema = z.object({
  siteUrl: z.url(),
  site: siteSchema.omit({
    contact_email: true,
    contact_phone: true,
    contact_address: true,
    tiles: true,
    asks_acceptance: true,
    age_question: true,
  }),
  auth: z.object({
    issuer: z.url(),
    clientId: z.string().min(1),
    audience: z.string().min(1),
    /** Null without local sign-in. */
    accountUrl: z.url().nullable(),
  }),
  /** Null for the site's own terrain. */
  tiles: z
    .object({
      url: z.string().min(1),
      /** HTML */
      attribution: z.string(),
      /** Beyond it the last tiles are enlarged. */
      max_zoom: z.number().int().positive(),
    })
    .nullable(),
  contact: z.object({ email: z.email(), phone: z.string(), address: z.string() }),
  social: z.array(z.object({ name: z.string(), url: z.union([z.url(), z.literal('')]) })),
  recentTracks: z.boolean(),
  /** Public pages that may be listed: the guide's, or those of any animal and area. */
  searchEngines: z.enum(['guide', 'all']),
});

export type PublicSettings = z.infer<typeof publicSettingsSchema>;
