import { z } from 'zod';
import { ageQuestions } from '../ages/age-rules';

/** Addresses of the logo's PNGs, and the size of the first. */
export const siteLogoSchema = z.object({
  /** What a version of the site calls it by. */
  hash: z.string(),
  image: z.string(),
  /** A transparent square, for tabs and lists. */
  icon: z.string(),
  /** An opaque square with a margin, for home screens. */
  maskable: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

export type SiteLogo = z.infer<typeof siteLogoSchema>;
export type LogoFile = 'image' | 'icon' | 'maskable';

export const logoFileUrl = (hash: string, file: LogoFile): string => `/media/logo/${hash}/${file}.png`;

/** In the order of the first page, below its hero. */
export const landingSections = ['today', 'features', 'animals', 'facts', 'voices', 'about'] as const;

/** Of the site as visitors read it, and as admins write it. */
export const siteWords = {
  name: z.string(),
  tagline: z.string(),
  /** Empty for the text that comes with the site. */
  about: z.string(),
  /** What new members read in their feed, above the question what they are interested in. */
  welcome: z.string(),
  /** Empty for those of the installation. */
  contact_phone: z.string(),
  contact_address: z.string(),
  /** An empty `link` leads nowhere. */
  sponsor: z.object({ title: z.string(), text: z.string(), link: z.string() }).nullable(),
  testimonials: z.array(z.object({ name: z.string(), role: z.string(), quote: z.string() })),
  /** Guests read what members have opened to them. */
  open_to_guests: z.boolean(),
  /** What the first page leaves out. */
  hidden_sections: z.array(z.enum(landingSections)),
  /** The line in the footer of public pages; empty for the one that comes with the site. */
  footer: z.string(),
  /** Whoever joins accepts the house rules and the terms. */
  asks_acceptance: z.boolean(),
  /** What the site asks its members about their age. */
  age_question: z.enum(ageQuestions),
};

export const socialLink = { name: z.string(), url: z.string() };

/** The ground of maps. */
export const mapTilesSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('installed') }),
  z.object({ kind: z.literal('terrain') }),
  z.object({
    kind: z.literal('own'),
    /** With `{z}`, `{x}` and `{y}`. */
    url: z.string(),
    attribution: z.string(),
    /** Where the attribution leads; empty for nowhere. */
    link: z.string(),
    max_zoom: z.number().int(),
  }),
]);

export const siteSchema = z.object({
  ...siteWords,
  /** Null for the emblem that comes with the site. */
  logo: siteLogoSchema.nullable(),
  /** Null for those that come with the site; `sheet` is the address of a style sheet. */
  colours: z.object({ accent: z.string(), sheet: z.string() }).nullable(),
  contact_email: z.email(),
  /** Says how many people use the site; null where nothing does. */
  claim: z.object({ text: z.string(), stars: z.boolean() }).nullable(),
  /** Empty for those of the installation. */
  social: z.array(z.object(socialLink)),
  tiles: mapTilesSchema,
});

export type Site = z.infer<typeof siteSchema>;
export type LandingSection = (typeof landingSections)[number];
