import { isDeepStrictEqual } from 'node:util';
import type { AppRoute } from '@ts-rest/core';
import type { FastifyReply, preSerializationHookHandler, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';

interface ContractConfig {
  tsRestRoute?: AppRoute;
}

const contractRouteOf = (config: unknown) => (config as ContractConfig | undefined)?.tsRestRoute;

/** The serializer validates a value against each choice of `anyOf`, and for `nullable` only asks whether it is null. */
function asNullable({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const [schema, other, ...more] = jsonSchema.anyOf ?? [];
  // A choice between forms, such as those of a place, has no type, and `nullable` needs one.
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

/** A serializer takes milliseconds to compile, and belongs to the contract rather than to a server. */
const serializers = new WeakMap<z.ZodType, Serialize>();

function serializerOf(schema: z.ZodType, reply: FastifyReply): Serialize {
  const serialize = serializers.get(schema) ?? reply.compileSerializationSchema(toJsonSchema(schema));
  serializers.set(schema, serialize);
  return serialize;
}

function serializeByContract(route: RouteOptions): void {
  const schema = contractRouteOf(route.config)?.responses[200];
  if (!(schema instanceof z.ZodType)) return;
  const chooseSerializer: preSerializationHookHandler = (_request, reply, payload, done) => {
    if (reply.statusCode === 200) reply.serializer(serializerOf(schema, reply));
    // After an answer that could not be sent, Fastify has dropped its type, and guesses none where there is a serializer.
    else reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
    done(null, payload);
  };
  route.preSerialization = [route.preSerialization ?? [], chooseSerializer].flat();
}

/** @throws Error if the contract names other fields or types than `text` has */
function checkAnswer(contractRoute: AppRoute, status: number, text: string): void {
  const schema = contractRoute.responses[status];
  if (!(schema instanceof z.ZodType)) throw new Error(`The contract does not name the status ${status}.`);
  const answer: unknown = JSON.parse(text);
  if (!isDeepStrictEqual(schema.parse(answer), answer)) throw new Error('The contract names other fields.');
}

/**
 * Serializes answers by the contract, so that nothing leaks that it does not name. With `check`, each answer is also
 * compared with it. Register it before the routes.
 */
export const contractAnswersPlugin = fp<{ check: boolean }>(
  (app, { check }, done) => {
    app.addHook('onRoute', serializeByContract);
    if (check) {
      app.addHook('onSend', async ({ routeOptions }, { statusCode }, payload) => {
        const contractRoute = contractRouteOf(routeOptions.config);
        if (contractRoute !== undefined && typeof payload === 'string')
          checkAnswer(contractRoute, statusCode, payload);
        return payload;
      });
    }
    done();
  },
  { name: 'contract-answers' },
);
