import type { ZodError } from 'zod';

/** The first complaint about each field. */
export const fieldErrors = ({ issues }: ZodError): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message] as const).reverse());
