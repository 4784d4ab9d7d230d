import { z } from 'zod';

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

export const photoSchema = z.strictObject({
  kind: z.enum(['animal', 'park']),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** At Wikimedia Commons, without 'File:'. */
  title: z.string().min(1),
  author: z.string().min(1),
  licence: z.string(),
  /** Missing for the public domain. */
  licenceUrl: https.optional(),
  source: https,
  changes: z.string(),
  alt: z.string().min(5),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Widths of `{width}.avif` and `{width}.webp`, ascending. */
  widths: z.array(z.number().int().positive()).min(1),
  /** Kept by crops; shares of width and height. */
  focus: z.strictObject({ x: share, y: share }),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
});

export type Photo = z.infer<typeof photoSchema>;
