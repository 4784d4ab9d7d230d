import type { AppSettings } from '@aranya/contracts';
import * as openid from 'openid-client';
import { exits, Problem } from './problem';
import type { Session } from './token-file';

export interface DeviceCode {
  url: string;
  code: string;
}

type Auth = AppSettings['auth'];

/** RFC 8707 and Auth0 name it differently. */
const audienceParameters = ({ audience }: Auth) => ({ resource: audience, audience });

async function discoverProvider({ issuer, device_client_id: clientId }: Auth): Promise<openid.Configuration> {
  if (clientId === null)
    throw new Problem('This site has no sign-in for apps without a browser.', exits.signIn);
  const url = new URL(issuer);
  const isLocal = url.protocol === 'http:' && /^(localhost|127\.|\[::1\])/.test(url.hostname);
  const execute = isLocal ? [openid.allowInsecureRequests] : [];
  return openid.discovery(url, clientId, undefined, openid.None(), { execute });
}

function toSession(tokens: openid.TokenEndpointResponse & openid.TokenEndpointResponseHelpers): Session {
  return {
    accessToken: tokens.access_token,
    ...(tokens.refresh_token !== undefined && { refreshToken: tokens.refresh_token }),
    expiresAt: Date.now() + (tokens.expiresIn() ?? 300) * 1_000,
  };
}

function toProblem(error: unknown): Problem {
  const { error: code } = error as { error?: string };
  if (code === 'access_denied') return new Problem('Sign-in was refused.', exits.signIn);
  if (code === 'expired_token')
    return new Problem('The code has expired. Please sign in again.', exits.signIn);
  const reason = error instanceof Error ? error.message : String(error);
  return new Problem(`Sign-in failed: ${reason}`, exits.signIn);
}

/**
 * The device flow (RFC 8628).
 * @throws Problem
 */
export async function signIn(auth: Auth, show: (code: DeviceCode) => void): Promise<Session> {
  try {
    const provider = await discoverProvider(auth);
    const request = { scope: 'openid profile offline_access', ...audienceParameters(auth) };
    const device = await openid.initiateDeviceAuthorization(provider, request);
    show({ url: device.verification_uri_complete ?? device.verification_uri, code: device.user_code });
    return toSession(await openid.pollDeviceAuthorizationGrant(provider, device, audienceParameters(auth)));
  } catch (error) {
    throw error instanceof Problem ? error : toProblem(error);
  }
}

/** Null where the session has ended. */
export async function refresh(auth: Auth, refreshToken: string): Promise<Session | null> {
  const provider = await discoverProvider(auth);
  try {
    const session = toSession(
      await openid.refreshTokenGrant(provider, refreshToken, audienceParameters(auth)),
    );
    return { refreshToken, ...session };
  } catch (error) {
    if ((error as { error?: string }).error === 'invalid_grant') return null;
    throw toProblem(error);
  }
}
