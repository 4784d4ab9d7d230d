import { isDeepStrictEqual } from 'node:util';
import type { AppRoute } from '@ts-rest/core';
import type { FastifyReply, preSerializationHookHandler, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';

interface ContractConfig {
  tsRestRoute?: AppRoute;
}

const findContractRoute = (config: unknown) => (config as ContractConfig | undefined)?.tsRestRoute;

/** The serializer tries each choice of `anyOf`, but for `nullable` only checks for null. */
function asNullable({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const [schema, other, ...more] = jsonSchema.anyOf ?? [];
  // `nullable` needs a type, which a choice between forms lacks.
  if (schema?.type === undefined || other?.type !== 'null' || more.length > 0) return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, schema, { nullable: true });
}

function toJsonSchema(schema: z.ZodType) {
  const made: Record<string, unknown> = z.toJSONSchema(schema, {
    target: 'draft-7',
    unrepresentable: 'any',
    override: asNullable,
  });
  delete made['$schema'];
  return made;
}

type Serialize = ReturnType<FastifyReply['compileSerializationSchema']>;

/** Compiling a serializer takes milliseconds, and servers can share it. */
const serializers = new WeakMap<z.ZodType, Serialize>();

function getSerializer(schema: z.ZodType, reply: FastifyReply): Serialize {
  const serialize = serializers.get(schema) ?? reply.compileSerializationSchema(toJsonSchema(schema));
  serializers.set(schema, serialize);
  return serialize;
}

function serializeByContract(route: RouteOptions): void {
  const schema = findContractRoute(route.config)?.responses[200];
  if (!(schema instanceof z.ZodType)) return;
  const chooseSerializer: preSerializationHookHandler = (_request, reply, payload, done) => {
    if (reply.statusCode === 200) reply.serializer(getSerializer(schema, reply));
    // Fastify has dropped the type of an unsendable answer.
    else reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
    done(null, payload);
  };
  route.preSerialization = [route.preSerialization ?? [], chooseSerializer].flat();
}

/** @throws Error if the contract names other fields or types */
function checkAnswer(contractRoute: AppRoute, status: number, text: string): void {
  const schema = contractRoute.responses[status];
  if (!(schema instanceof z.ZodType)) throw new Error(`The contract does not name the status ${status}.`);
  const answer: unknown = JSON.parse(text);
  if (!isDeepStrictEqual(schema.parse(answer), answer)) throw new Error('The contract names other fields.');
}

/**
 * Only fields that the contract names leave. `check` also compares answers with it. Register before the
 * routes.
 */
export const contractAnswersPlugin = fp<{ check: boolean }>(
  (app, { check }, done) => {
    app.addHook('onRoute', serializeByContract);
    if (check) {
      app.addHook('onSend', async ({ routeOptions }, { statusCode }, payload) => {
        const contractRoute = findContractRoute(routeOptions.config);
        if (contractRoute !== undefined && (typeof payload === 'string' || Buffer.isBuffer(payload)))
          checkAnswer(contractRoute, statusCode, payload.toString());
        return payload;
      });
    }
    done();
  },
  { name: 'contract-answers' },
);
