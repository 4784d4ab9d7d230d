import { answerError } from './errors';

/** The contract-answers plugin checks what is sent. */
export const contractRoutes = {
  logInitialization: false,
  jsonQuery: false,
  responseValidation: false,
  requestValidationErrorHandler: answerError,
} as const;
