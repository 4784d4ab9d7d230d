import { z } from 'zod';
import { ageQuestions } from '../ages/age-rules';
import { timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { ifWrong } from '../common/sentences';
import { lineOf, requiredLineSchema, requiredTextOf, textOf } from '../common/text';
import { landingSections, mapTilesSchema, siteWords, socialLink } from './site.schemas';

const logoHash = z.string().regex(/^[0-9a-f]{64}$/, 'Please choose the logo again.');
const accent = z.string().regex(/^#[0-9a-f]{6}$/, 'A colour is # and six digits or letters from a to f.');

const claimSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('counted') }),
  z.object({ kind: z.literal('off') }),
]);

export const siteSettingsSchema = z.object({
  ...siteWords,
  /** The `hash` of an uploaded logo. */
  logo: z.string().nullable(),
  /** The colour of links and quiet buttons, such as `#1b4a34`. */
  accent: z.string().nullable(),
  /** Empty for the address of the installation. */
  contact_email: z.string(),
  claim: claimSchema,
  /** A link without a name is named by its host. Empty for the links of the installation. */
  social: z.array(z.object(socialLink)),
  tiles: mapTilesSchema,
});

/** 0 for what comes with the site. */
const revision = z.number().int().min(0).max(limits.siteRevision);

export const siteVersionSchema = z.object({
  revision,
  settings: siteSettingsSchema,
  savedAt: timeSchema.nullable(),
  saved_by: z.string().nullable(),
});

const emptyOr = (schema: z.ZodType, problem: string, max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => text === '' || schema.safeParse(text).success, problem);

const httpsUrl = z.url({ protocol: /^https$/ });
const NO_HTTPS = 'A link begins with https://.';

/** The host stands in the pages' policy, where a semicolon would begin another rule, and URLs allow one. */
const tilesUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

/** Leaflet fails at a placeholder that it does not know. */
function isTilesUrl(url: string): boolean {
  const filled = url.replace(/\{[zxyr]\}/g, '0');
  if (!tilesUrl.safeParse(filled).success || /[{}]/.test(filled)) return false;
  const { host, username } = new URL(filled);
  const isFixed = url.toLowerCase().startsWith(`https://${host}/`);
  return isFixed && username === '' && ['{z}', '{x}', '{y}'].every((part) => url.includes(part));
}

const newTilesSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('installed') }),
  z.object({ kind: z.literal('terrain') }),
  z.object({
    kind: z.literal('own'),
    url: z
      .string()
      .trim()
      .max(limits.siteLink)
      .refine(isTilesUrl, 'Give an address such as https://tiles.example/{z}/{x}/{y}.png.'),
    attribution: requiredLineSchema(limits.siteLine, 'The attribution'),
    link: emptyOr(httpsUrl, NO_HTTPS, limits.siteLink),
    max_zoom: z
      .number()
      .int()
      .min(1, 'The highest zoom is from 1 to 22.')
      .max(limits.siteTilesZoom, 'The highest zoom is from 1 to 22.'),
  }),
]);

export const saveSiteSchema = z.object({
  revision,
  settings: z.object({
    name: requiredLineSchema(limits.siteName, 'The name of the site'),
    tagline: requiredLineSchema(limits.siteLine, 'The tagline'),
    contact_email: emptyOr(z.email(), 'This email address is not valid.', limits.email),
    contact_phone: lineOf(limits.siteLine, 'The phone number').default(''),
    contact_address: lineOf(limits.siteAddress, 'The address').default(''),
    about: textOf(limits.siteText, 'The text about the site'),
    welcome: textOf(limits.siteText, 'The welcome').default(''),
    sponsor: z
      .object({
        title: requiredLineSchema(limits.siteLine, 'The heading of the sponsor box'),
        text: requiredTextOf(limits.siteText, 'The text of the sponsor box'),
        link: emptyOr(httpsUrl, NO_HTTPS, limits.siteLink),
      })
      .nullable(),
    testimonials: z
      .array(
        z.object({
          name: requiredLineSchema(limits.fullName, 'The name'),
          role: lineOf(limits.fullName, 'The role'),
          quote: requiredTextOf(limits.siteText, 'The quote'),
        }),
      )
      .max(limits.siteTestimonials),
    logo: logoHash.nullable().default(null),
    accent: accent.nullable().default(null),
    hidden_sections: z
      .array(z.enum(landingSections))
      .max(landingSections.length)
      .refine((all) => new Set(all).size === all.length, 'Name each section once.'),
    claim: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('text'), text: requiredLineSchema(limits.siteLine, 'The claim') }),
      z.object({ kind: z.literal('counted') }),
      z.object({ kind: z.literal('off') }),
    ]),
    open_to_guests: z.boolean(ifWrong('Say whether the site is open to guests.')).default(false),
    asks_acceptance: z.boolean(ifWrong('Say whether newcomers accept the rules.')).default(false),
    age_question: z.enum(ageQuestions, ifWrong('Choose what the site asks about the age.')).default('none'),
    footer: lineOf(limits.siteFooter, 'The line in the footer').default(''),
    social: z
      .array(
        z.object({
          name: lineOf(limits.siteSocialName, 'The name of the link'),
          url: z
            .string()
            .trim()
            .max(limits.siteLink)
            .refine((url) => httpsUrl.safeParse(url).success, NO_HTTPS),
        }),
      )
      .max(limits.siteSocial, `The site can have at most ${limits.siteSocial} links.`)
      .refine((all) => new Set(all.map(({ url }) => url)).size === all.length, 'Give each link once.')
      .default([]),
    tiles: newTilesSchema.default({ kind: 'installed' }),
  }),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;
export type SiteVersion = z.infer<typeof siteVersionSchema>;
