import { z } from 'zod';
import { timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { lineOf, requiredTextOf, textOf } from '../common/text';

const requiredLine = (max: number, name: string) =>
  lineOf(max, name).refine((line) => line !== '', `${name} cannot be empty.`);

const words = {
  name: z.string(),
  tagline: z.string(),
  /** What the site is about; empty for the text that comes with it. */
  about: z.string(),
  /** Null without one; an empty `link` leads nowhere. */
  sponsor: z.object({ title: z.string(), text: z.string(), link: z.string() }).nullable(),
  testimonials: z.array(z.object({ name: z.string(), role: z.string(), quote: z.string() })),
};

/** What everybody reads. */
export const siteSchema = z.object({
  ...words,
  contact_email: z.email(),
  /** Says how many people use the site, and whether beside five stars; null where nothing does. */
  claim: z.object({ text: z.string(), stars: z.boolean() }).nullable(),
});

/** `counted` tells how many members there are. */
const claimSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('counted') }),
  z.object({ kind: z.literal('off') }),
]);

/** What admins decide. */
export const siteSettingsSchema = z.object({
  ...words,
  /** Empty for the address of the installation. */
  contact_email: z.string(),
  claim: claimSchema,
});

/** 0 for what comes with the site, before anybody has changed it. */
const revision = z.number().int().min(0).max(limits.siteRevision);

export const siteVersionSchema = z.object({
  revision,
  settings: siteSettingsSchema,
  /** Null for what comes with the site. */
  savedAt: timeSchema.nullable(),
  saved_by: z.string().nullable(),
});

const emptyOr = (schema: z.ZodType, problem: string, max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => text === '' || schema.safeParse(text).success, problem);

export const saveSiteSchema = z.object({
  /** That of the version which was changed. */
  revision,
  settings: z.object({
    name: requiredLine(limits.siteName, 'The name of the site'),
    tagline: requiredLine(limits.siteLine, 'The tagline'),
    contact_email: emptyOr(z.email(), 'This email address is not valid.', limits.email),
    about: textOf(limits.siteText, 'The text about the site'),
    sponsor: z
      .object({
        title: requiredLine(limits.siteLine, 'The heading of the sponsor box'),
        text: requiredTextOf(limits.siteText, 'The text of the sponsor box'),
        link: emptyOr(z.url({ protocol: /^https$/ }), 'A link begins with https://.', limits.siteLink),
      })
      .nullable(),
    testimonials: z
      .array(
        z.object({
          name: requiredLine(limits.fullName, 'The name'),
          role: lineOf(limits.fullName, 'The role'),
          quote: requiredTextOf(limits.siteText, 'The quote'),
        }),
      )
      .max(limits.siteTestimonials),
    claim: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('text'), text: requiredLine(limits.siteLine, 'The claim') }),
      z.object({ kind: z.literal('counted') }),
      z.object({ kind: z.literal('off') }),
    ]),
  }),
});

export type Site = z.infer<typeof siteSchema>;
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
export type SiteVersion = z.infer<typeof siteVersionSchema>;
