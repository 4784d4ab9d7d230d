import { z } from 'zod';
import { levelRank, sensitivityLevels, sensitivityReasons } from './sensitivity.types';

const reviewSchema = z.strictObject({
  by: z.string().min(5),
  on: z.iso.date(),
  sources: z.array(z.strictObject({ title: z.string().min(5), url: z.url({ protocol: /^https$/ }) })).min(1),
});

const regionSchema = z.strictObject({
  name: z.string().min(3),
  south: z.number().min(-90).max(90),
  west: z.number().min(-180).max(180),
  north: z.number().min(-90).max(90),
  east: z.number().min(-180).max(180),
});

const ruleSchema = z
  .strictObject({
    /** The scientific name at any rank. */
    taxon: z.string().regex(/^[A-Z][a-z]+( [a-z]+){0,2}$/),
    level: z.enum(sensitivityLevels),
    at_site: z.enum(sensitivityLevels).optional(),
    months: z.array(z.number().int().min(1).max(12)).min(1).max(11).optional(),
    region: regionSchema.optional(),
    reviewed: reviewSchema.optional(),
    reasons: z.array(z.enum(sensitivityReasons)),
    why: z.string().regex(/^[A-Z].+\.$/, { error: 'Write one sentence.' }),
  })
  .refine(({ level, at_site }) => at_site === undefined || levelRank(at_site) > levelRank(level), {
    path: ['at_site'],
    error: 'It is stricter than the level.',
  })
  .refine(
    ({ level, at_site, reasons }) => reasons.length > 0 === (level !== 'open' || at_site !== undefined),
    {
      path: ['reasons'],
      error: 'Give a reason unless the place is open, also at a site.',
    },
  )
  .transform(({ at_site: atSite, ...rule }) => ({ ...rule, ...(atSite !== undefined && { atSite }) }));

/** `data/sensitivity.yaml` */
export const sensitivitySchema = z.strictObject({
  reviewed: reviewSchema,
  rules: z.array(ruleSchema).check(({ value, issues }) => {
    for (const [at, { taxon, months, region }] of value.entries())
      if (
        !months &&
        !region &&
        value.findIndex((other) => other.taxon === taxon && !other.months && !other.region) < at
      )
        issues.push({
          code: 'custom',
          path: [at, 'taxon'],
          message: `There is a rule for ${taxon} already.`,
          input: value,
        });
  }),
});

export type Region = Readonly<z.infer<typeof regionSchema>>;
export type SensitivityRule = Readonly<z.output<typeof ruleSchema>>;
