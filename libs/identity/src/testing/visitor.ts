import { createHash, randomBytes } from 'node:crypto';
import { CookieJar } from './cookie-jar';
import { AUDIENCE, SITE } from './start-test-server';

/** The last response, or a redirect to a URL outside the server. */
export interface Arrival {
  response: Response;
  url: URL;
  text: string;
}

export interface TokenAnswer {
  status: number;
  access_token: string;
  id_token: string;
  refresh_token: string;
  expires_in: number;
  error?: string;
  error_description?: string;
}

export interface Person {
  name: string;
  email: string;
  password: string;
}

export const MIRA: Person = {
  name: 'Mira Deshpande',
  email: 'mira@example.com',
  password: 'tadoba in march',
};
export const ARUN: Person = { name: 'Arun Pillai', email: 'arun@example.com', password: 'periyar at dawn' };

/** A browser with the Auth0 SDK, as the server sees it. */
export class Visitor {
  readonly cookies = new CookieJar();
  readonly #verifier = randomBytes(32).toString('base64url');
  #idToken: string | undefined;

  /** @param address counts where the server trusts proxies */
  constructor(
    readonly server: { readonly url: string },
    readonly address?: string,
  ) {}

  /** Follows redirects and self-submitting forms. */
  async open(address: string | URL, init: RequestInit = {}): Promise<Arrival> {
    let url = new URL(address, this.server.url);
    let step = init;
    for (let hop = 0; hop < 10; hop += 1) {
      const headers = {
        Cookie: this.cookies.header(url.pathname),
        ...(this.address !== undefined && { 'X-Forwarded-For': this.address }),
        ...step.headers,
      };
      const response = await fetch(url, { ...step, headers, redirect: 'manual' });
      this.cookies.take(response);
      const location = response.headers.get('location');
      if (location === null) {
        const text = await response.text();
        const form = selfSubmittingForm(text);
        if (!form) return { response, url, text };
        url = new URL(form.action);
        step = this.#post(form.fields);
        continue;
      }
      await response.arrayBuffer();
      url = new URL(location, url);
      if (url.origin !== new URL(this.server.url).origin) return { response, url, text: '' };
      step = {};
    }
    throw new Error(`Too many redirects, the last to ${url.href}`);
  }

  /** Omits undefined parameters. */
  authorizeUrl(changes: Record<string, string | undefined> = {}): URL {
    const url = new URL('authorize', this.server.url);
    const parameters: Record<string, string | undefined> = {
      client_id: 'aranya-web',
      scope: 'openid profile email offline_access',
      audience: AUDIENCE,
      redirect_uri: `${SITE}/community`,
      response_type: 'code',
      response_mode: 'query',
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge: createHash('sha256').update(this.#verifier).digest('base64url'),
      code_challenge_method: 'S256',
      auth0Client: 'eyJuYW1lIjoiYXV0aDAtcmVhY3QifQ==',
      ...changes,
    };
    for (const [name, value] of Object.entries(parameters))
      if (value !== undefined) url.searchParams.set(name, value);
    return url;
  }

  authorize(changes: Record<string, string | undefined> = {}): Promise<Arrival> {
    return this.open(this.authorizeUrl(changes));
  }

  renewSilently(): Promise<Arrival> {
    return this.authorize({ prompt: 'none', response_mode: 'web_message' });
  }

  send(
    page: Arrival,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Arrival> {
    return this.open(page.url, this.#post(fields, headers));
  }

  #post(fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit {
    const origin = new URL(this.server.url).origin;
    const type = 'application/x-www-form-urlencoded';
    return {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'Content-Type': type, Origin: origin, ...headers },
    };
  }

  async signUp(person: Person): Promise<Arrival> {
    return this.send(await this.authorize({ screen_hint: 'signup' }), { ...person });
  }

  async signIn({ email, password }: Person): Promise<Arrival> {
    return this.send(await this.authorize(), { email, password });
  }

  async exchange(arrival: Arrival, changes: Record<string, string> = {}): Promise<TokenAnswer> {
    const answer = await this.#token({
      grant_type: 'authorization_code',
      code: arrival.url.searchParams.get('code') ?? '',
      redirect_uri: `${SITE}/community`,
      code_verifier: this.#verifier,
      ...changes,
    });
    this.#idToken = answer.id_token;
    return answer;
  }

  refresh(refreshToken: string): Promise<TokenAnswer> {
    return this.#token({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      redirect_uri: `${SITE}/community`,
    });
  }

  /** Without an ID token the person confirms it. */
  async signOut(returnTo: string = SITE): Promise<Arrival> {
    const query = new URLSearchParams({ client_id: 'aranya-web', returnTo, auth0Client: 'e30=' });
    if (this.#idToken !== undefined) query.set('id_token_hint', this.#idToken);
    const page = await this.open(`v2/logout?${query}`);
    return signOutForm(page) === undefined ? page : this.confirmSignOut(page);
  }

  confirmSignOut(page: Arrival, changes: Record<string, string> = {}): Promise<Arrival> {
    const form = signOutForm(page);
    if (form === undefined) throw new Error(`Nothing asks to sign out in ${page.text}`);
    return this.open(form.action, this.#post({ xsrf: form.xsrf, logout: 'yes', ...changes }));
  }

  async #token(fields: Record<string, string>): Promise<TokenAnswer> {
    const response = await fetch(new URL('oauth/token', this.server.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: SITE },
      body: new URLSearchParams({ client_id: 'aranya-web', ...fields }).toString(),
    });
    return { status: response.status, ...((await response.json()) as Omit<TokenAnswer, 'status'>) };
  }
}

export function webMessage({ text }: Arrival): { response: Record<string, string>; redirect_uri: string } {
  const data = /var data = (\{.*\});/.exec(text)?.[1];
  if (data === undefined) throw new Error(`No web message in ${text}`);
  return JSON.parse(data) as { response: Record<string, string>; redirect_uri: string };
}

function signOutForm({ text }: Arrival): { action: string; xsrf: string } | undefined {
  const [, action = '', xsrf = ''] =
    /id="op\.logoutForm"[^>]*action="([^"]+)".*?name="xsrf" value="([^"]+)"/s.exec(text) ?? [];
  return action === '' ? undefined : { action, xsrf };
}

function selfSubmittingForm(page: string): { action: string; fields: Record<string, string> } | undefined {
  if (!page.includes('document.forms[0].submit()')) return undefined;
  const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
  const fields = [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
  return { action, fields: Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value])) };
}
