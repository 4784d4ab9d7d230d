interface Cookie {
  value: string;
  path: string;
  /** Epoch ms; Infinity for a session cookie. */
  expires: number;
  attributes: string;
}

export class CookieJar {
  readonly #cookies = new Map<string, Cookie>();

  take(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
      const attribute = (name: string) =>
        rest.find((part) => part.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
      const [name = ''] = pair.split('=', 1);
      const path = attribute('path') ?? '/';
      const ends = attribute('expires');
      const expires = ends === undefined ? Infinity : Date.parse(ends);
      const key = `${path} ${name}`;
      if (expires <= Date.now()) this.#cookies.delete(key);
      else
        this.#cookies.set(key, {
          value: pair.slice(name.length + 1),
          path,
          expires,
          attributes: rest.join('; '),
        });
    }
  }

  header(path: string): string {
    return [...this.#cookies]
      .filter(([, cookie]) => path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, '/')))
      .map(([key, { value }]) => `${key.slice(key.indexOf(' ') + 1)}=${value}`)
      .join('; ');
  }

  find(name: string): Cookie | undefined {
    return [...this.#cookies].find(([key]) => key.endsWith(` ${name}`))?.[1];
  }

  reopenBrowser(): void {
    for (const [key, { expires }] of this.#cookies) if (expires === Infinity) this.#cookies.delete(key);
  }
}
