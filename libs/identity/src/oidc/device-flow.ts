import type Provider from 'oidc-provider';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { Site } from '../pages/layout';
import { deviceCodePage, deviceConfirmPage, deviceDonePage, deviceExpiredPage } from '../pages/device-pages';

type DeviceFlow = NonNullable<NonNullable<Configuration['features']>['deviceFlow']>;

/** The provider's error classes are not public. */
function problemOf(error: Error | undefined): string | undefined {
  switch (error?.name) {
    case undefined:
      return undefined;
    case 'NoCodeError':
      return 'Enter the code.';
    case 'AbortedError':
      return 'It was not allowed. The app is not signed in.';
    case 'AlreadyUsedError':
      return 'That code has been used. If the app is not signed in yet, ask it for a new one.';
    case 'NotFoundError':
    case 'ExpiredError':
      return 'That code is not valid, or its ten minutes are over. Check it, or ask the app for a new one.';
    default:
      return 'That page was used already, or another one was opened since. If the app is not signed in yet, enter its code again.';
  }
}

const secretOf = ({ oidc }: KoaContextWithOIDC) =>
  (oidc.session?.state as { secret?: string } | undefined)?.secret ?? '';

function show(ctx: KoaContextWithOIDC, page: string): void {
  ctx.type = 'html';
  ctx.body = page;
}

/** RFC 8628. The library's pages have inline scripts. */
export function deviceFlow(site: Site): DeviceFlow {
  return {
    enabled: true,
    charset: 'base-20',
    mask: '****-****',
    userCodeInputSource: (ctx, _form, _out, error) => {
      const action = ctx.oidc.urlFor('code_verification');
      show(ctx, deviceCodePage(site, { action, secret: secretOf(ctx), problem: problemOf(error) }));
    },
    userCodeConfirmSource: (ctx, _form, client, _deviceInfo, userCode) => {
      const action = ctx.oidc.urlFor('code_verification');
      // Registered with us: what an app says of itself could be anybody's name.
      const name = client.clientName ?? client.clientId;
      show(ctx, deviceConfirmPage(site, { action, secret: secretOf(ctx), userCode, name }));
    },
    successSource: (ctx) => show(ctx, deviceDonePage(site)),
  };
}

/** The provider fails without a session when it shows what is wrong with a code. */
export function refuseWithoutSession(provider: Provider, site: Site): void {
  provider.use(async (ctx, next) => {
    const needsSession = ctx.path.startsWith('/device/') || (ctx.path === '/device' && ctx.method === 'POST');
    if (!needsSession) return void (await next());
    const session: { exp?: number } = await provider.Session.get(ctx);
    if (session.exp !== undefined) return void (await next());
    ctx.status = 400;
    ctx.type = 'html';
    ctx.body = deviceExpiredPage(site);
  });
}
