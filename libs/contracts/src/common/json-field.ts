import { z } from 'zod';

/** A field of a form that holds JSON, to be piped into the schema of its value. @param max UTF-16 code units */
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
