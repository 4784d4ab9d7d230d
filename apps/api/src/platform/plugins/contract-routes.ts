import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { answerError } from './errors';
import { namedPlugin } from './named-plugin';

/** The contract-answers plugin checks what is sent. */
export const contractRoutes = {
  logInitialization: false,
  jsonQuery: false,
  responseValidation: false,
  requestValidationErrorHandler: answerError,
} as const;

export type ContractRoutes = FastifyPluginCallback<typeof contractRoutes>;

/** Registers the routes of each group of calls under its name. */
export async function registerRoutes(
  app: FastifyInstance,
  groups: Readonly<Record<string, ContractRoutes>>,
): Promise<void> {
  for (const [name, routes] of Object.entries(groups))
    await app.register(namedPlugin(name, routes), contractRoutes);
}
