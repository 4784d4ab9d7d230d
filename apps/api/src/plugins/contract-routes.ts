import { answerError } from './errors';

/**
 * Options for `app.register(s.plugin(router), contractRoutes)`. Responses are validated, so that nothing leaks that the
 * contract does not name: an invalid one becomes a 500.
 */
export const contractRoutes = {
  logInitialization: false,
  jsonQuery: false,
  responseValidation: true,
  requestValidationErrorHandler: answerError,
} as const;
