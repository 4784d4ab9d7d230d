import { callKey, listReadsByGet } from '@aranya/contracts';
import type { AppRoute, AppRouter } from '@ts-rest/core';
import { initServer, type RouterImplementation } from '@ts-rest/fastify';
import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { answerError } from './errors';
import { Json, listTexts } from './json-answer';
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

const reads = listReadsByGet();

type Handler = (input: { query?: unknown; body?: unknown }) => unknown;

/** What only reads by POST is answered by GET as well. */
function addReadsByGet(calls: AppRouter, handlers: Readonly<Record<string, Handler>>) {
  const [allCalls, allHandlers]: [AppRouter, Record<string, Handler>] = [{ ...calls }, { ...handlers }];
  for (const [name, handler] of Object.entries(handlers)) {
    const read = reads.get(callKey(calls[name] as AppRoute));
    if (read === undefined) continue;
    allCalls[`${name}ByGet`] = read;
    allHandlers[`${name}ByGet`] = (input) => handler({ ...input, body: input.query });
  }
  return s.router(allCalls, allHandlers as unknown as RouterImplementation<AppRouter>);
}

export function defineRoutes<Calls extends AppRouter>(calls: Calls, handlers: RouterImplementation<Calls>) {
  const router = addReadsByGet(calls, handlers as unknown as Readonly<Record<string, Handler>>);
  return namedPlugin('calls of the contract', s.plugin<AppRouter>(router));
}

export const pickCalls = <Calls extends AppRouter, Name extends keyof Calls>(
  calls: Calls,
  ...names: Name[]
) => Object.fromEntries(names.map((name) => [name, calls[name]])) as Pick<Calls, Name>;

export async function registerRoutes(
  app: FastifyInstance,
  groups: Readonly<Record<string, ContractRoutes>>,
): Promise<void> {
  for (const [name, routes] of Object.entries(groups))
    await app.register(namedPlugin(name, routes), contractRoutes);
}

interface Reply {
  type(contentType: string): unknown;
}

type Body<Parts> = { [Key in keyof Parts]: Parts[Key] extends Json<infer Value> ? Value : Parts[Key] };

const toText = (value: unknown) => (value instanceof Json ? value.text : JSON.stringify(value));

/** A successful answer. Embeds the JSON in `parts` unparsed. */
export function answerJson<Parts extends object>(reply: Reply, parts: Parts) {
  const fields = Object.entries({ success: true, ...parts }).filter(([, value]) => value !== undefined);
  const texts = fields.map(([name, value]) => `${JSON.stringify(name)}:${toText(value)}`);
  void reply.type('application/json; charset=utf-8');
  // Node would copy a long string three times on its way to the socket.
  const body = Buffer.from(`{${listTexts(texts)}}`) as unknown as { success: true } & Body<Parts>;
  return { status: 200 as const, body };
}
