import type { ErrorBody, ErrorCode } from '@aranya/contracts';
import { m } from '../language/messages';
import { siteName } from '../settings';

/** `network` means that the server did not answer. */
export type ApiErrorCode = ErrorCode | 'network';

/** `message` is for people; `status` is 0 without an answer; `fields` has problems by input. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    readonly status: number,
    readonly code: ApiErrorCode,
    readonly fields: Readonly<Record<string, string>> = {},
    readonly body?: unknown,
  ) {
    super(message);
  }
}

export const unavailableText = () => m.error_unavailable({ site: siteName() });

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_input',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
}

export function refusalError(status: number, body: unknown): ApiError {
  const code = codeOfStatus[status] ?? 'internal';
  if (isErrorBody(body)) return new ApiError(body.message, status, body.code ?? code, body.fields, body);
  return new ApiError(code === 'unavailable' ? unavailableText() : m.error_ours(), status, code);
}

export function networkError(): ApiError {
  return new ApiError(m.error_network({ site: siteName() }), 0, 'network');
}

export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.message : m.error_any();
}
