import { z } from 'zod';
import { siteSchema } from '../site/site.schemas';

export const SETTINGS_ELEMENT_ID = 'aranya-settings';

/** The server fills them into the pages: no secrets. */
export const publicSettingsSchema = z.object({
  siteUrl: z.url(),
  site: siteSchema.omit({ contact_email: true }),
  auth: z.object({
    issuer: z.url(),
    clientId: z.string().min(1),
    audience: z.string().min(1),
    /** Null at other providers than local sign-in. */
    accountUrl: z.url().nullable(),
  }),
  /** Null where the maps show the site's own terrain. */
  tiles: z.object({ url: z.string().min(1), attribution: z.string() }).nullable(),
  contact: z.object({ email: z.email(), phone: z.string(), address: z.string() }),
  social: z.array(z.object({ name: z.string(), url: z.union([z.url(), z.literal('')]) })),
  recentTracks: z.boolean(),
  /** Which public pages search engines may list: those of the guide, or those of any animal and area too. */
  searchEngines: z.enum(['guide', 'all']),
});

export type PublicSettings = z.infer<typeof publicSettingsSchema>;
