import { z } from 'zod';

/** Licences under which a photograph may be shown, and what each asks for. */
export const photoLicences: Readonly<Record<string, { credit: boolean; tellChanges: boolean }>> = {
  'CC0 1.0': { credit: false, tellChanges: false },
  'Public domain': { credit: false, tellChanges: false },
  ...Object.fromEntries(
    ['2.0', '2.5', '3.0', '4.0'].flatMap((version) => [
      [`CC BY ${version}`, { credit: true, tellChanges: true }],
      [`CC BY-SA ${version}`, { credit: true, tellChanges: true }],
    ]),
  ),
};

const https = z.url({ protocol: /^https$/ });
const share = z.number().min(0).max(1);

/** Kept beside the files of a photograph. */
export const photoSchema = z.strictObject({
  kind: z.enum(['animal', 'park']),
  /** The slug of an animal or a park. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** At Wikimedia Commons, without 'File:'. */
  title: z.string().min(1),
  author: z.string().min(1),
  licence: z.string(),
  /** Missing for the public domain, which has no text. */
  licenceUrl: https.optional(),
  /** The page that names author and licence. */
  source: https,
  changes: z.string(),
  /** A text for people who do not see it. */
  alt: z.string().min(5),
  /** Pixels of the largest file. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Widths of the files `{width}.avif` and `{width}.webp`, smallest first. */
  widths: z.array(z.number().int().positive()).min(1),
  /** Shares of width and height: what a crop keeps. */
  focus: z.strictObject({ x: share, y: share }),
  /** Shown until it is there. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
});

export type Photo = z.infer<typeof photoSchema>;
