import { RequestValidationError } from '@ts-rest/fastify';
import type { Refusal, RefusalCode } from '@aranya/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

const statusOf: Record<RefusalCode, number> = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  account_deleted: 403,
  blocked: 403,
  not_connected: 403,
  not_found: 404,
  conflict: 409,
  username_taken: 409,
  too_large: 413,
  unsupported_media: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
};

/** Which inputs are at fault: the field's name and a sentence about it. */
export type Fields = Record<string, string>;

/**
 * A call refused: what handlers throw. The status follows from the code, and the message is a sentence that the user
 * can act on; both are answered as they are. `cause`, where there is one, goes into the log only.
 */
export class AppError extends Error {
  readonly status: number;
  /** Sent with the answer. */
  headers: Record<string, string> = {};

  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly fields?: Fields,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'AppError';
    this.status = statusOf[code];
  }

  toEnvelope(): Refusal {
    const { code, message, fields } = this;
    return { success: false, message, code, ...(fields === undefined ? {} : { fields }) };
  }
}

/** Makes each kind of refusal, to be thrown: `throw errors.notFound('This post is gone.')`. */
export const errors = {
  invalid: (message: string, fields?: Fields) => new AppError('invalid_input', message, fields),
  unauthenticated: (message = 'Please sign in.') => new AppError('unauthenticated', message),
  forbidden: (message: string) => new AppError('forbidden', message),
  accountDeleted: () => new AppError('account_deleted', 'This account was deleted. Please sign out.'),
  blocked: (message: string) => new AppError('blocked', message),
  notConnected: (message: string) => new AppError('not_connected', message),
  notFound: (message: string) => new AppError('not_found', message),
  conflict: (message: string) => new AppError('conflict', message),
  usernameTaken: () =>
    new AppError('username_taken', 'This username is taken.', { username: 'This username is taken.' }),
  tooLarge: (message: string) => new AppError('too_large', message),
  unsupportedMedia: (message: string) => new AppError('unsupported_media', message),
  tooManyRequests: (message: string) => new AppError('too_many_requests', message),
  unavailable: (message: string, cause?: unknown) =>
    new AppError('unavailable', message, undefined, { cause }),
};

/** Throws the refusal that a policy gave, where it gave one. */
export function throwIfDenied(refusal: AppError | null): void {
  if (refusal !== null) throw refusal;
}

interface Issue {
  path?: readonly PropertyKey[] | undefined;
  message: string;
}

/** The refusal of inputs that a schema of the contract did not take, with a sentence for each field. */
export function invalidInput(issues: readonly Issue[]): AppError {
  const fields: Fields = {};
  for (const { path = [], message } of issues) {
    const name = path.map(String).join('.');
    if (name !== '' && !Object.hasOwn(fields, name)) fields[name] = sentence(name, message);
  }
  const [first] = Object.values(fields);
  return errors.invalid(first ?? 'The request is not valid.', first === undefined ? undefined : fields);
}

// Our own schemas say what is wrong in sentences of their own; zod's words name no field.
function sentence(field: string, message: string): string {
  return /^(Invalid|Too |Expected|Required|Unrecognized)/.test(message) ? `${field}: ${message}.` : message;
}

function fromValidation(error: RequestValidationError): AppError {
  const failed = [error.pathParams, error.headers, error.query, error.body].filter((part) => part !== null);
  return invalidInput(failed.flatMap((part) => part.issues as readonly Issue[]));
}

/** What Fastify refuses by itself, before a handler is asked. */
function fromFastify(error: FastifyError): AppError | null {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return errors.tooLarge('This request is too large.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return errors.unsupportedMedia('This kind of content is not taken here.');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return errors.invalid('The request is not valid JSON.');
  }
  const status = error.statusCode ?? 500;
  if (status === 429) return errors.tooManyRequests(error.message);
  if (status === 413) return errors.tooLarge('This request is too large.');
  if (status === 404) return errors.notFound('There is nothing at this address.');
  if (status >= 400 && status < 500) return errors.invalid('The request is not valid.');
  if (status === 503) return errors.unavailable('The server is busy. Please try again in a moment.', error);
  return null;
}

/** Any error as the refusal that is answered. What nobody foresaw is `internal` and says nothing of its cause. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof RequestValidationError) return fromValidation(error);
  return (
    fromFastify(error as FastifyError) ??
    new AppError('internal', 'Something went wrong on our side. Please try again.', undefined, {
      cause: error,
    })
  );
}

/** The one error handler. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refused = toAppError(error);
  if (refused.status >= 500) request.log.error({ err: refused.cause ?? refused }, refused.message);
  void reply.status(refused.status).headers(refused.headers).send(refused.toEnvelope());
}

/** Every error becomes the envelope; so does an unknown address under /api. */
export const errorsPlugin = fp(
  (app, _options, done) => {
    app.setErrorHandler(answerError);
    done();
  },
  { name: 'errors' },
);

/** The answer of an address that nothing is at. */
export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): void {
  void reply.status(404).send(errors.notFound('There is nothing at this address.').toEnvelope());
}
