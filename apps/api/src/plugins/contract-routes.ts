import { answerError } from './errors';

/**
 * The options under which every part of the contract is registered: `app.register(s.plugin(router), contractRoutes)`.
 * Answers are checked against the contract, so that nothing leaks; an answer that does not conform is our fault and
 * becomes a 500 without detail. ts-rest sets an error handler of its own, which this one replaces.
 */
export const contractRoutes = {
  logInitialization: false,
  jsonQuery: false,
  responseValidation: true,
  requestValidationErrorHandler: answerError,
} as const;
