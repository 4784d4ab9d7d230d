import { type Auth0ProviderOptions, InMemoryCache } from '@auth0/auth0-react';
import { getLocale } from '../language/locale';
import { getSettings } from '../settings';
import { getStaySignedIn } from './stay-signed-in';

/** Outlives the layout while public pages are shown. */
const memoryCache = new InMemoryCache().enclosedCache;

/** The SDK adds the slash itself. */
function issuerWithoutSlash(): string {
  return getSettings().auth.issuer.replace(/\/$/, '');
}

/** The provider returns people to `callbackPath`. */
export function authOptions(callbackPath: string): Auth0ProviderOptions {
  const { auth } = getSettings();
  return {
    domain: issuerWithoutSlash(),
    clientId: auth.clientId,
    authorizationParams: {
      audience: auth.audience,
      // There is no window while prerendering.
      redirect_uri: typeof window === 'undefined' ? undefined : window.location.origin + callbackPath,
      scope: 'openid profile email',
      ui_locales: getLocale(),
    },
    ...(getStaySignedIn() ? { cacheLocation: 'localstorage' } : { cache: memoryCache }),
    useRefreshTokens: true,
    useRefreshTokensFallback: true,
    sessionCheckExpiryDays: 30,
    authorizeTimeoutInSeconds: 15,
    httpTimeoutInSeconds: 15,
  };
}

/**
 * Checks the provider first, because a redirect to an unreachable one would end on the browser's error page.
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
