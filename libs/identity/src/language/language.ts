import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { SignedCookies } from '../interaction/signed-cookies';

export const languages = ['en', 'hi', 'mr'] as const;
export type Language = (typeof languages)[number];

const COOKIE = 'aranya_language';
const STAY_MS = 180 * 24 * 60 * 60 * 1000;

const current = new AsyncLocalStorage<Language>();

/** Of the request that is answered, and of the mails that it causes. */
export const getLanguage = (): Language => current.getStore() ?? 'en';

/** @param header what another server's request has as `Accept-Language` */
export const inAcceptedLanguage = <Result>(header: string | undefined, act: () => Result): Result =>
  current.run(firstKnown(accepted(header)) ?? 'en', act);

/** Latin digits, as on the site. */
export const intlLocale = (): string => {
  const language = getLanguage();
  return language === 'en' ? 'en-GB' : `${language}-IN-u-nu-latn`;
};

/** The site's page in the same language. */
export function pageOf(siteUrl: string, path: '/' | '/community' | '/contact-us'): string {
  const language = getLanguage();
  return siteUrl + (language === 'en' ? path : `/${language}${path}`.replace(/\/$/, ''));
}

/** @param tags such as `hi-IN`, the best first */
const firstKnown = (tags: readonly string[]): Language | undefined =>
  tags
    .map((tag) => languages.find((language) => language === tag.trim().split('-')[0]?.toLowerCase()))
    .find((language) => language !== undefined);

/** The best first. */
const accepted = (header: string | undefined): string[] =>
  new Negotiator({ headers: { 'accept-language': header } }).languages([...languages]);

/** Keeps what an address asks for, as OpenID Connect writes it: forms and the account's page follow. */
export function speakLanguages(app: FastifyInstance, cookies: SignedCookies): void {
  const languageOf = (request: FastifyRequest, reply: FastifyReply): Language => {
    const asked = firstKnown(String((request.query as Record<string, unknown>)['ui_locales']).split(' '));
    if (asked !== undefined) {
      cookies.set(request, reply, COOKIE, asked, STAY_MS);
      return asked;
    }
    const kept = cookies.get(request, reply, COOKIE) ?? '';
    return firstKnown([kept, ...accepted(request.headers['accept-language'])]) ?? 'en';
  };
  const found = new WeakMap<FastifyRequest, Language>();
  const speak = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const language = found.get(request) ?? languageOf(request, reply);
    found.set(request, language);
    current.run(language, done);
  };
  app.addHook('onRequest', speak);
  // Reading a body forgets it.
  app.addHook('preHandler', speak);
}
