import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escape } from 'html-escaper';
import { languageOf } from '../../platform/languages/languages.plugin';
import { addressPrefix, translate } from '../../platform/languages/sentences';
import type { ContractRoutes } from '../../platform/plugins/contract-routes';
import { namedPlugin } from '../../platform/plugins/named-plugin';
import { stop } from './digest-choices';
import { UNSUBSCRIBE_PATH } from './unsubscribe-links';

/** In the colours of the site, day and night. */
const STYLE = `:root{color-scheme:light dark;--ink:#13261c;--paper:#f6efe0;--forest:#1b4a34;--on-forest:#fdf6e6}
@media (prefers-color-scheme:dark){:root{--ink:#f3ead7;--paper:#0b1611;--forest:#a9d3b0;--on-forest:#0b1a12}}
body{font:1.0625rem/1.6 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:34rem;margin:0 auto;padding:3rem 1.25rem}
h1{font:1.75rem/1.2 Georgia,serif}
a{color:var(--forest)}
button{font:inherit;font-weight:600;color:var(--on-forest);background:var(--forest);border:0;border-radius:.75rem;padding:.75rem 1.25rem;cursor:pointer}`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Anyone with the link from a mail can stop these mails, without an account and without scripts. */
export function unsubscribeRoutes({ db, env, site, unsubscribeLinks }: FastifyInstance): ContractRoutes {
  type Request = Pick<FastifyRequest, 'headers'>;

  /** @param toBody gets what says a sentence in the language that the browser prefers */
  function send(
    request: Request,
    reply: FastifyReply,
    status: number,
    title: string,
    toBody: (say: (sentence: string) => string, settings: string) => string,
  ) {
    const { name } = site.current();
    const language = languageOf(request);
    const say = (sentence: string) => translate(sentence, language);
    const home = escape(env.siteUrl + addressPrefix(language));
    const settings = `<a href="${home}/community/notifications/settings">${say('notification settings')}</a>`;
    void reply.code(status).type('text/html; charset=utf-8').headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    });
    return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${say(title)} · ${escape(name)}</title><style>${STYLE}</style></head>
<body><main><h1>${say(title)}</h1>${toBody(say, settings)}<p><a href="${home}/">${escape(name)}</a></p></main></body></html>`;
  }
  const withLink = (sentence: string, settings: string) =>
    `<p>${sentence.replace('{settings}', () => settings)}</p>`;
  const sendUnknown = (request: Request, reply: FastifyReply) =>
    send(request, reply, 404, 'This link does not work', (say, settings) =>
      withLink(say('Open it from the mail once more, or switch the mails off in your {settings}.'), settings),
    );
  type Asked = { Querystring: { member?: unknown; signature?: unknown } };
  return namedPlugin<ContractRoutes>('unsubscribe', (routes, _options, done) => {
    // Mail programs say `List-Unsubscribe=One-Click`, as a form of either kind; the address says it all.
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, parsed) => parsed(null));
    // Changes nothing: programs that look for dangerous links open it too.
    routes.get<Asked>(UNSUBSCRIBE_PATH, (request, reply) =>
      unsubscribeLinks.findMember(request.query) === undefined
        ? sendUnknown(request, reply)
        : send(
            request,
            reply,
            200,
            'Stop the weekly mails?',
            (say) =>
              `<p>${say('Everything else stays as it is.')}</p><form method="post"><p><button>${say('Stop these mails')}</button></p></form>`,
          ),
    );
    routes.post<Asked>(UNSUBSCRIBE_PATH, async (request, reply) => {
      const userId = unsubscribeLinks.findMember(request.query);
      if (userId === undefined) return sendUnknown(request, reply);
      await stop(db.write, userId);
      return send(request, reply, 200, 'You will get no more weekly mails', (say, settings) =>
        withLink(say('You can choose them again at any time in your {settings}.'), settings),
      );
    });
    done();
  });
}
