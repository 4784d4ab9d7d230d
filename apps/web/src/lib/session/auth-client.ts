import { Auth0Client } from '@auth0/auth0-spa-js';
import { paths } from '../../app/paths';
import { getSettings } from '../settings';
import { getStaySignedIn } from './stay-signed-in';

let client: Auth0Client | undefined;

/**
 * The sign-in SDK's client, one for the life of the page: tokens in memory survive a walk to the public pages and
 * back. Made on first use, since it needs the browser. Refresh tokens in memory are held by the SDK's worker.
 */
export function authClient(): Auth0Client {
  if (client) return client;
  const { auth } = getSettings();
  client = new Auth0Client({
    // The SDK takes a host or an address without its last slash, and adds the slash when it checks the issuer.
    domain: auth.issuer.replace(/\/$/, ''),
    clientId: auth.clientId,
    authorizationParams: {
      audience: auth.audience,
      redirect_uri: window.location.origin + paths.community(),
      scope: 'openid profile email',
    },
    cacheLocation: getStaySignedIn() ? 'localstorage' : 'memory',
    useRefreshTokens: true,
    useRefreshTokensFallback: true,
    // How long a reload still asks the provider who is signed in.
    sessionCheckExpiryDays: 30,
    authorizeTimeoutInSeconds: 15,
    httpTimeoutInSeconds: 15,
  });
  return client;
}

/**
 * Whether the sign-in provider answers at all, asked before the page leaves for it: otherwise the visitor would land
 * on the browser's own error page. Any answer will do, so it may be opaque.
 */
export async function isProviderReachable(): Promise<boolean> {
  const issuer = getSettings().auth.issuer.replace(/\/$/, '');
  try {
    await fetch(`${issuer}/.well-known/openid-configuration`, {
      mode: 'no-cors',
      cache: 'no-store',
      signal: AbortSignal.timeout(6000),
    });
    return true;
  } catch {
    return false;
  }
}
