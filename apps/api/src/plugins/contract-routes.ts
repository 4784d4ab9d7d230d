import { answerError } from './errors';

/** Validates responses, so that nothing leaks that the contract does not name. */
export const contractRoutes = {
  logInitialization: false,
  jsonQuery: false,
  responseValidation: true,
  requestValidationErrorHandler: answerError,
} as const;
