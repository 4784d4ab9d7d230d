import { isDeepStrictEqual } from 'node:util';
import { errorBodySchema } from '@aranya/contracts';
import type { AppRoute } from '@ts-rest/core';
import { z } from 'zod';

export interface CheckedAnswer {
  status: number;
  contentType: string;
  body: Buffer;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** Unknown properties are faults too: the API must not say more than the contract. */
function matches(schema: z.ZodType, body: unknown): boolean {
  const { success, data } = schema.safeParse(body);
  return success && isDeepStrictEqual(JSON.parse(JSON.stringify(data)), body);
}

/** zod's own messages tell people nothing. */
export const VALIDATOR_WORDS = /^$|Invalid |Too big|Too small|Unrecognized|expected |received /;

const allWords = (body: unknown): string[] => {
  const { data } = errorBodySchema.safeParse(body);
  return data === undefined ? [''] : [data.message, ...Object.values(data.fields ?? {})];
};

/**
 * @param route undefined for addresses outside the contract
 * @returns a fault, or null
 */
export function findFault({ status, contentType, body }: CheckedAnswer, route?: AppRoute): string | null {
  if (status >= 500) return `${status} ${body.toString().slice(0, 200)}`;
  const isJson = contentType.startsWith('application/json');
  if (status >= 400) {
    if (!isJson) return `${status} as ${contentType || 'nothing'}`;
    const envelope = route?.responses[status];
    if (!matches(envelope instanceof z.ZodType ? envelope : errorBodySchema, parseJson(body)))
      return `${status} without the envelope`;
    const unsaid = allWords(parseJson(body)).find((words) => VALIDATOR_WORDS.test(words));
    if (unsaid !== undefined) return `${status} in the validator's words: ${unsaid}`;
    return route === undefined || status in route.responses ? null : `${status} is not in the contract`;
  }
  // A cache has the answer already.
  if (status === 304) return body.length === 0 ? null : '304 with a body';
  if (route === undefined) return null;
  const response: unknown = route.responses[status];
  if (response === undefined) return `${status} is not in the contract`;
  if (!(response instanceof z.ZodType)) {
    const { contentType: expected } = response as { contentType: string };
    return contentType.startsWith(expected) ? null : `${status} as ${contentType}`;
  }
  if (!isJson) return `${status} as ${contentType}`;
  return matches(response, parseJson(body)) ? null : `${status} in another shape`;
}
