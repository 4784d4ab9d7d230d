import { type Auth0ProviderOptions, InMemoryCache } from '@auth0/auth0-react';
import { paths } from '../../app/paths';
import { getSettings } from '../settings';
import { getStaySignedIn } from './stay-signed-in';

/** One for the life of the page: who walks to the public pages and back needs no renewal. */
const memory = new InMemoryCache().enclosedCache;

/** The SDK takes a host or an address without its last slash, and adds the slash when it checks the issuer. */
function issuerWithoutSlash(): string {
  return getSettings().auth.issuer.replace(/\/$/, '');
}

/** How the sign-in SDK is set up here. Reads the address of the page, so only for the browser. */
export function authOptions(): Auth0ProviderOptions {
  const { auth } = getSettings();
  return {
    domain: issuerWithoutSlash(),
    clientId: auth.clientId,
    authorizationParams: {
      audience: auth.audience,
      redirect_uri: window.location.origin + paths.community(),
      scope: 'openid profile email',
    },
    ...(getStaySignedIn() ? { cacheLocation: 'localstorage' } : { cache: memory }),
    useRefreshTokens: true,
    useRefreshTokensFallback: true,
    // How many days after signing in a reload still asks the provider who is signed in.
    sessionCheckExpiryDays: 30,
    authorizeTimeoutInSeconds: 15,
    httpTimeoutInSeconds: 15,
  };
}

/**
 * Whether the sign-in provider answers at all, asked before the page leaves for it: otherwise the visitor would land
 * on the browser's own error page. Any answer will do, so it may be opaque.
 */
export async function isProviderReachable(): Promise<boolean> {
  try {
    await fetch(`${issuerWithoutSlash()}/.well-known/openid-configuration`, {
      mode: 'no-cors',
      cache: 'no-store',
      signal: AbortSignal.timeout(6000),
    });
    return true;
  } catch {
    return false;
  }
}
