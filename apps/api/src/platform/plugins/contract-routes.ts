import type { AppRouter } from '@ts-rest/core';
import { initServer, type RouterImplementation } from '@ts-rest/fastify';
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

const s = initServer();

/** The handlers of a group of calls, to be registered with {@link contractRoutes}. */
export const defineRoutes = <Calls extends AppRouter>(calls: Calls, handlers: RouterImplementation<Calls>) =>
  s.plugin<Calls>(s.router(calls, handlers));

/** Some calls of a group. */
export const callsOf = <Calls extends AppRouter, Name extends keyof Calls>(calls: Calls, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, calls[name]])) as Pick<Calls, Name>;

/** Registers the routes of each group of calls under its name. */
export async function registerRoutes(
  app: FastifyInstance,
  groups: Readonly<Record<string, ContractRoutes>>,
): Promise<void> {
  for (const [name, routes] of Object.entries(groups))
    await app.register(namedPlugin(name, routes), contractRoutes);
}
