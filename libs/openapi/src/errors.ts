import { type ErrorBody, errorBodySchema } from '@aranya/contracts';
import type { Components } from './json-schema';

interface Refusal {
  name: string;
  description: string;
  example: Omit<ErrorBody, 'success'>;
}

/** The sentences are examples; apps decide by `code`. */
const refusals: Record<string, Refusal> = {
  400: {
    name: 'Invalid',
    description: 'Something in the request is not valid; `fields` says what.',
    example: {
      message: 'This id is not valid.',
      code: 'invalid_input',
      fields: { postId: 'This id is not valid.' },
    },
  },
  401: {
    name: 'Unauthenticated',
    description: 'No token, or one that is not valid any more.',
    example: { message: 'Please sign in to continue.', code: 'unauthenticated' },
  },
  403: {
    name: 'Forbidden',
    description: 'Not for this account: not theirs, not connected, blocked by themselves, or suspended.',
    example: { message: 'Only its author can delete this post.', code: 'forbidden' },
  },
  404: {
    name: 'NotFound',
    description: 'There is no such thing, or none that this account may see.',
    example: { message: 'This post does not exist.', code: 'not_found' },
  },
  408: {
    name: 'Timeout',
    description: 'The request arrived too slowly.',
    example: { message: 'Sending took too long. Please try again.', code: 'timeout' },
  },
  409: {
    name: 'Conflict',
    description: 'It cannot be done now, or somebody else did it before.',
    example: { message: 'This username is taken.', code: 'username_taken' },
  },
  413: {
    name: 'TooLarge',
    description: 'The request or a picture in it is too large.',
    example: { message: 'A picture can have at most 16 MB.', code: 'too_large' },
  },
  415: {
    name: 'UnsupportedMedia',
    description: 'Not the content type of this call, or not a picture of an accepted type.',
    example: { message: 'Please choose a JPEG, PNG, WebP, GIF or AVIF picture.', code: 'unsupported_media' },
  },
  429: {
    name: 'TooManyRequests',
    description: 'A limit is reached; the header `Retry-After` gives the seconds to wait.',
    example: {
      message: 'That was a lot at once. Please wait 20 s and try again.',
      code: 'too_many_requests',
    },
  },
  431: {
    name: 'HeadersTooLarge',
    description: 'The headers are too large.',
    example: { message: 'The headers of this request are too large.', code: 'too_large' },
  },
  500: {
    name: 'Internal',
    description: 'A mistake of the server; it is logged there.',
    example: { message: 'Something went wrong. Please try again.', code: 'internal' },
  },
  503: {
    name: 'Unavailable',
    description: 'A part of the site does not answer; the header `Retry-After` gives the seconds to wait.',
    example: { message: 'The site is busy. Please try again soon.', code: 'unavailable' },
  },
  507: {
    name: 'StorageFull',
    description: 'There is no room left on the server.',
    example: { message: 'There is no room left. The people behind the site know.', code: 'storage_full' },
  },
};

/** `schema` is the shared envelope. */
export function refusalReference(status: string): { $ref: string } | null {
  const refusal = refusals[status];
  return refusal === undefined ? null : { $ref: `#/components/responses/${refusal.name}` };
}

export function refusalResponses({ outputSchema }: Components): Record<string, object> {
  const schema = outputSchema(errorBodySchema);
  const waits = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };
  return Object.fromEntries(
    Object.entries(refusals).map(([status, { name, description, example }]) => [
      name,
      {
        description,
        ...(['429', '503'].includes(status) && { headers: waits }),
        content: { 'application/json': { schema, example: { success: false, ...example } } },
      },
    ]),
  );
}
