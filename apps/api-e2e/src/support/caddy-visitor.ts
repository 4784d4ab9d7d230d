import { createHash, randomBytes } from 'node:crypto';
import type { Caddy } from './caddy';
import { AUDIENCE } from './issuer';

const MAX_HOPS = 10;

interface Arrival {
  status: number;
  /** The address after all redirects. */
  url: URL;
  text: string;
}

/** Somebody who signs up at Aranya's own provider through the proxy. */
export class CaddyVisitor {
  private readonly cookies = new Map<string, string>();
  private readonly verifier = randomBytes(32).toString('base64url');

  constructor(private readonly caddy: Caddy) {}

  private get callback(): string {
    return `${this.caddy.url}/community`;
  }

  /** Follows redirects within sign-in. */
  private async open(from: URL, form?: URLSearchParams): Promise<Arrival> {
    let [url, body] = [from, form];
    for (let hop = 0; hop < MAX_HOPS; hop += 1) {
      const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { cookie, ...(body && { origin: this.caddy.url }) };
      const answer = await this.caddy.request(url.pathname + url.search, headers, body);
      for (const line of answer.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        this.cookies.set(name, value);
      }
      const { location } = answer.headers;
      if (location === undefined) return { status: answer.status, url, text: answer.bytes.toString() };
      [url, body] = [new URL(location, url), undefined];
      if (url.href.startsWith(this.callback)) return { status: answer.status, url, text: '' };
    }
    throw new Error(`Too many redirects, the last to ${url.href}`);
  }

  /** The page that asks for name, e-mail and password. */
  async signUpPage(): Promise<Arrival> {
    const query = new URLSearchParams({
      client_id: 'aranya-web',
      scope: 'openid profile email',
      audience: AUDIENCE,
      redirect_uri: this.callback,
      response_type: 'code',
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      screen_hint: 'signup',
    });
    return await this.open(new URL(`/identity/authorize?${query.toString()}`, this.caddy.url));
  }

  /** @returns an access token @throws Error unless there is one */
  async signUp(page: Arrival, fields: Record<string, string>): Promise<string> {
    const { url, status, text } = await this.open(page.url, new URLSearchParams(fields));
    const code = url.searchParams.get('code');
    if (code === null) throw new Error(`Sign-up ended at ${url.pathname} with ${status}:\n${text}`);
    const form = {
      grant_type: 'authorization_code',
      client_id: 'aranya-web',
      code,
      redirect_uri: this.callback,
      code_verifier: this.verifier,
    };
    const headers = { origin: this.caddy.url };
    const answer = await this.caddy.request('/identity/oauth/token', headers, new URLSearchParams(form));
    const { access_token: token } = JSON.parse(answer.bytes.toString()) as { access_token?: string };
    if (token === undefined) throw new Error(`No token: ${answer.bytes.toString()}`);
    return token;
  }
}
