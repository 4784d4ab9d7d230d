import { z } from 'zod';

/** By BCP 47 code: `hi: { name: बाघ }`. Nothing shows them yet. */
export const translationsSchema = <Field extends string>(fields: readonly Field[]) =>
  z
    .record(
      z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/),
      z.partialRecord(z.enum(fields), z.string().min(1)),
    )
    .optional();
