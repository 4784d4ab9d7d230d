import { z } from 'zod';

/**
 * Parses JSON in a form field.
 * @param max UTF-16 code units
 */
export const jsonField = (max: number, refusal: string) =>
  z
    .string()
    .max(max)
    .meta({ contentMediaType: 'application/json' })
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: refusal });
        return z.NEVER;
      }
    });
