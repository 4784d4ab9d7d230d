import { RequestValidationError } from '@ts-rest/fastify';
import type { ErrorBody, ErrorCode } from '@aranya/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { toStorageFailure } from '../db/failures';
import { signals } from '../observe/signals';
import { issueSentence } from './issue-sentence';

const statuses: Record<ErrorCode, number> = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  account_deleted: 403,
  account_suspended: 403,
  rules_not_accepted: 403,
  blocked: 403,
  not_connected: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  username_taken: 409,
  timeout: 408,
  too_large: 413,
  unsupported_media: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
};

export type Fields = Record<string, string>;

/** `message` is for users; `cause` is only logged. */
export class AppError extends Error {
  readonly status: number;
  headers: Record<string, string> = {};

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: Fields,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'AppError';
    this.status = statuses[code];
  }

  toEnvelope(): ErrorBody {
    const { code, message, fields } = this;
    return { success: false, message, code, ...(fields === undefined ? {} : { fields }) };
  }
}

export const errors = {
  invalid: (message: string, fields?: Fields) => new AppError('invalid_input', message, fields),
  unauthenticated: (message = 'Please sign in.') => new AppError('unauthenticated', message),
  forbidden: (message: string) => new AppError('forbidden', message),
  accountSuspended: (message: string, fields?: Fields) => new AppError('account_suspended', message, fields),
  rulesNotAccepted: () =>
    new AppError(
      'rules_not_accepted',
      'Please read and accept the rules of this site first. Its community asks you.',
    ),
  accountDeleted: () => new AppError('account_deleted', 'This account was deleted. Please sign out.'),
  /** `entry` marks this refusal without a code that earlier apps do not know. */
  notAdmitted: (message: string) => new AppError('forbidden', message, { entry: message }),
  /** `age` marks it likewise. */
  ageAsked: (message: string) => new AppError('forbidden', message, { age: message }),
  blocked: (message: string) => new AppError('blocked', message),
  notConnected: (message: string) => new AppError('not_connected', message),
  notFound: (message: string) => new AppError('not_found', message),
  methodNotAllowed: (allowed: readonly string[]) => {
    const message = `This address takes ${allowed.join(' or ')} only.`;
    const error = new AppError('method_not_allowed', message);
    error.headers = { allow: allowed.join(', ') };
    return error;
  },
  conflict: (message: string, fields?: Fields) => new AppError('conflict', message, fields),
  usernameTaken: (username = '') => {
    const message = /^\w*$/.test(username)
      ? 'This username is taken.'
      : 'This username is taken, or looks like one that is.';
    return new AppError('username_taken', message, { username: message });
  },
  usernameReserved: () => {
    const message =
      'This username is reserved, as it could pass for the site or its team. Please choose another.';
    return new AppError('username_taken', message, { username: message });
  },
  nameReserved: () => {
    const message = 'This name is reserved, as it could pass for the site or its team. Please use your own.';
    return new AppError('invalid_input', message, { full_name: message });
  },
  tooLarge: (message: string) => new AppError('too_large', message),
  unsupportedMedia: (message: string) => new AppError('unsupported_media', message),
  tooManyRequests: (message: string, retryAfterSeconds?: number) => {
    const error = new AppError('too_many_requests', message);
    if (retryAfterSeconds !== undefined) error.headers = { 'retry-after': String(retryAfterSeconds) };
    return error;
  },
  timeout: (message: string) => new AppError('timeout', message),
  unavailable: (message: string, cause?: unknown, retryAfterSeconds = 5) => {
    const error = new AppError('unavailable', message, undefined, { cause });
    error.headers = { 'retry-after': String(retryAfterSeconds) };
    return error;
  },
  storageFull: (message: string, cause?: unknown) =>
    new AppError('storage_full', message, undefined, { cause }),
};

export function throwIfDenied(error: AppError | null): void {
  if (error !== null) throw error;
}

interface Issue {
  path?: readonly PropertyKey[] | undefined;
  message: string;
}

export function invalidInput(issues: readonly Issue[]): AppError {
  const fields: Fields = {};
  for (const { path = [], message } of issues) {
    const name = path.map(String).join('.');
    if (name !== '' && !Object.hasOwn(fields, name)) fields[name] = message;
  }
  const [first] = Object.values(fields);
  return errors.invalid(first ?? 'The request is not valid.', first === undefined ? undefined : fields);
}

function fromValidation(error: RequestValidationError): AppError {
  const failed = [error.pathParams, error.headers, error.query, error.body].filter((part) => part !== null);
  return invalidInput(failed.flatMap((part) => part.issues as readonly Issue[]));
}

function fromFastify(error: FastifyError): AppError | null {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return errors.tooLarge('This request is too large.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return errors.unsupportedMedia('This kind of content is not accepted here.');
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

function fromStorage(error: unknown): AppError | null {
  switch (toStorageFailure(error)) {
    case 'full':
      return errors.storageFull('There is no space left to save this. Please try again later.', error);
    case 'away':
      return errors.unavailable(
        'The site cannot reach its data right now. Please try again in a moment.',
        error,
      );
    case 'conflict':
      return errors.unavailable('Somebody else changed the same thing. Please try again.', error, 1);
    case 'data':
      return errors.invalid('The request is not valid.');
    default:
      return null;
  }
}

/** As an empty object, so that the refusal names the missing fields. */
function acceptMissingBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) =>
    text === '' ? done(null, undefined) : parse(request, text, done),
  );
  app.addHook('preValidation', async (request) => {
    if (request.method === 'POST') request.body ??= {};
  });
}

/** Unexpected errors become `internal`, without details. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof RequestValidationError) return fromValidation(error);
  return (
    fromStorage(error) ??
    fromFastify(error as FastifyError) ??
    new AppError('internal', 'Something went wrong on our side. Please try again.', undefined, {
      cause: error,
    })
  );
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const appError = toAppError(error);
  signals.error.publish({ code: appError.code });
  if (appError.status >= 500) request.log.error({ err: appError.cause ?? appError }, appError.message);
  void reply
    .status(appError.status)
    .headers({ ...appError.headers, 'x-request-id': request.id })
    .send(appError.toEnvelope());
}

export const errorsPlugin = fp(
  (app, _options, done) => {
    // ts-rest parses requests without a way to pass this.
    z.config({ customError: issueSentence });
    acceptMissingBodies(app);
    app.setErrorHandler(answerError);
    done();
  },
  { name: 'errors' },
);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Answers 405 for a known address without parameters. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): void {
  const [url = ''] = request.url.split('?');
  const allowed = METHODS.filter((method) => request.server.hasRoute({ method, url }));
  const refusal =
    allowed.length > 0
      ? errors.methodNotAllowed(allowed)
      : errors.notFound('There is nothing at this address.');
  signals.error.publish({ code: refusal.code });
  void reply.status(refusal.status).headers(refusal.headers).send(refusal.toEnvelope());
}
