import { createHash, randomBytes } from 'node:crypto';
import { type BrowserContext, expect, request } from '@playwright/test';
import type { Account } from './people';

interface Settings {
  auth: { issuer: string; clientId: string; audience: string };
  tiles: { url: string };
}

/** The settings that the site's pages give their scripts. */
export async function readSiteSettings(siteUrl: string): Promise<Settings> {
  const html = await (await fetch(siteUrl)).text();
  return JSON.parse(/id="aranya-settings"[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}') as Settings;
}

/**
 * Signs somebody up or in by the code flow, with requests instead of forms on a screen. The browser gets what a visitor who
 * comes back has: the provider's cookies and the notes that the site and its SDK keep of a session.
 * @returns the header that authorises calls
 */
export async function openSession(
  context: BrowserContext,
  siteUrl: string,
  account: Account,
  screen: 'signup' | 'login' = 'signup',
): Promise<string> {
  const { issuer, clientId, audience } = (await readSiteSettings(siteUrl)).auth;
  const redirectUri = new URL('/community', siteUrl).href;
  const verifier = randomBytes(32).toString('base64url');
  const provider = await request.newContext({ extraHTTPHeaders: { origin: new URL(issuer).origin } });
  const asked = new URLSearchParams({
    client_id: clientId,
    audience,
    scope: 'openid profile email',
    redirect_uri: redirectUri,
    response_type: 'code',
    state: 'joining',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(screen === 'signup' && { screen_hint: screen }),
  });
  const form = await provider.get(`${issuer}authorize?${asked}`);
  const arrived = await provider.post(form.url(), { form: { ...account } });
  const code = new URL(arrived.url()).searchParams.get('code') ?? '';
  const exchanged = await provider.post(`${issuer}oauth/token`, {
    headers: { origin: new URL(siteUrl).origin },
    form: {
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    },
  });
  expect(exchanged.status(), 'the code for a token').toBe(200);
  const { access_token: token } = (await exchanged.json()) as { access_token: string };

  const { cookies } = await provider.storageState();
  await provider.dispose();
  const kept = await context.storageState();
  const { origin, hostname } = new URL(siteUrl);
  const lasting = { domain: hostname, path: '/', expires: -1, httpOnly: false, secure: false } as const;
  await context.setStorageState({
    cookies: [
      ...kept.cookies,
      ...cookies,
      { ...lasting, name: `auth0.${clientId}.is.authenticated`, value: 'true', sameSite: 'Lax' },
    ],
    origins: [
      {
        origin,
        localStorage: [
          ...(kept.origins.find((each) => each.origin === origin)?.localStorage ?? []),
          { name: 'aranya.session', value: 'true' },
        ],
      },
    ],
  });
  return `Bearer ${token}`;
}
