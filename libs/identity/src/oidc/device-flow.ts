import type Provider from 'oidc-provider';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { type Key, say } from '../language/say';
import type { Site } from '../pages/layout';
import { deviceCodePage, deviceConfirmPage, deviceDonePage, deviceExpiredPage } from '../pages/device-pages';
import { showPage } from './show-page';

type DeviceFlow = NonNullable<NonNullable<Configuration['features']>['deviceFlow']>;

/** The provider's error classes are not public. */
function explainError(error: Error | undefined): Key | undefined {
  switch (error?.name) {
    case undefined:
      return undefined;
    case 'NoCodeError':
      return 'device_no_code';
    case 'AbortedError':
      return 'device_refused';
    case 'AlreadyUsedError':
      return 'device_used';
    case 'NotFoundError':
    case 'ExpiredError':
      return 'device_invalid';
    default:
      return 'device_page_used';
  }
}

const formSecret = ({ oidc }: KoaContextWithOIDC) =>
  (oidc.session?.state as { secret?: string } | undefined)?.secret ?? '';

function askedScopes({ oidc }: KoaContextWithOIDC): ReadonlySet<string> {
  const { scope } = (oidc.entities.DeviceCode?.params ?? {}) as { scope?: string };
  return new Set(scope?.split(' '));
}

/** RFC 8628. The library's pages have inline scripts. */
export function deviceFlow(site: Site): DeviceFlow {
  return {
    enabled: true,
    charset: 'base-20',
    mask: '****-****',
    userCodeInputSource: (ctx, _form, _out, error) => {
      const action = ctx.oidc.urlFor('code_verification');
      const reason = explainError(error);
      const problem = reason && say(reason);
      showPage(ctx, deviceCodePage(site, { action, secret: formSecret(ctx), problem }));
    },
    userCodeConfirmSource: (ctx, _form, client, _deviceInfo, userCode) => {
      const action = ctx.oidc.urlFor('code_verification');
      // Our registered name: an app's own could be anybody's.
      const name = client.clientName ?? client.clientId;
      const scopes = askedScopes(ctx);
      showPage(ctx, deviceConfirmPage(site, { action, secret: formSecret(ctx), userCode, name, scopes }));
    },
    successSource: (ctx) => showPage(ctx, deviceDonePage(site)),
  };
}

/** The provider fails when it explains a wrong code without a session. */
export function refuseWithoutSession(provider: Provider, site: Site): void {
  provider.use(async (ctx, next) => {
    const needsSession = ctx.path.startsWith('/device/') || (ctx.path === '/device' && ctx.method === 'POST');
    if (!needsSession) return void (await next());
    const session: { exp?: number } = await provider.Session.get(ctx);
    if (session.exp !== undefined) return void (await next());
    showPage(ctx, deviceExpiredPage(site), 400);
  });
}
