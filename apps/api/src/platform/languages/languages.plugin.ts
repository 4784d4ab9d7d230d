import type { Language } from '@aranya/contracts';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { acceptedLanguage } from './accepted-language';
import { translate } from './sentences';

interface Spoken {
  message: string;
  fields?: Readonly<Record<string, string>>;
}

const isSpoken = (payload: unknown): payload is Spoken =>
  typeof payload === 'object' &&
  payload !== null &&
  'message' in payload &&
  typeof payload.message === 'string';

export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  acceptedLanguage(headers['accept-language']);

/** Refusals and done messages leave in the caller's language; routes and the contract write them in English. */
export const languagesPlugin = fp(
  (app, _options, done) => {
    app.addHook('preSerialization', async (request, reply, payload: unknown) => {
      if (!isSpoken(payload)) return payload;
      const language = languageOf(request);
      const others = reply.getHeader('vary');
      void reply.header(
        'vary',
        others === undefined ? 'accept-language' : `${String(others)}, accept-language`,
      );
      if (language === 'en') return payload;
      const { message, fields } = payload;
      const said = Object.entries(fields ?? {}).map(([name, text]) => [name, translate(text, language)]);
      return {
        ...payload,
        message: translate(message, language),
        ...(fields !== undefined && { fields: Object.fromEntries(said) as Spoken['fields'] }),
      };
    });
    done();
  },
  { name: 'languages' },
);
