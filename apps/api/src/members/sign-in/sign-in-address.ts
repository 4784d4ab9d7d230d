export interface SignInAddress {
  url: string;
  /** Undefined below the site's address, where the site's port answers. */
  port: number | undefined;
}

interface Given {
  identityUrl: string | undefined;
  identityPort: number;
  siteUrl: string;
  production: boolean;
}

/** In production below the site's address by default, so that one name and one port are enough. */
export function signInAddress({ identityUrl, identityPort, siteUrl, production }: Given): SignInAddress {
  const own = `http://localhost:${identityPort}/`;
  const url = identityUrl ?? (production ? `${siteUrl}/identity/` : own);
  return { url, port: url.startsWith(`${siteUrl}/`) ? undefined : identityPort };
}

export function signInAddressProblem({ url, port }: SignInAddress): string | undefined {
  if (port !== undefined) return undefined;
  const { pathname } = new URL(url);
  return pathname === '/' || /^\/(api|media|community)\//.test(pathname)
    ? 'below SITE_URL, give a path that the site does not use, such as /identity/'
    : undefined;
}

/** @param host that the process listens on; the loopback address reaches it from this machine */
export function loopbackOrigin(host: string, port: number): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (host === '::') return `http://[::1]:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
