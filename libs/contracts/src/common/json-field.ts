import { z } from 'zod';

/** A field of a form that holds JSON. @param max UTF-16 code units */
export const jsonField = (max: number, refusal: string) =>
  z
    .string()
    .max(max)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: refusal });
        return z.NEVER;
      }
    });
