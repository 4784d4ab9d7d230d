const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

interface Page {
  url: string;
  text: string;
}

/** Keeps cookies, follows redirects and submits forms. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  /** @param person values to type, by field name */
  constructor(private readonly person: Record<string, string>) {}

  private async request(url: string, form?: URLSearchParams): Promise<Page> {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form && { origin: new URL(url).origin }),
      },
      ...(form && { method: 'POST', body: form }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next !== null) return this.request(new URL(next, url).href);
    return { url, text: await answer.text() };
  }

  private async submit({ url, text }: Page, form: string): Promise<Page> {
    const fields = new URLSearchParams();
    for (const [input] of form.matchAll(/<input[^>]*>/g)) {
      const name = attribute(input, 'name');
      if (name !== undefined) fields.set(name, attribute(input, 'value') || (this.person[name] ?? ''));
    }
    if (text.includes('role="alert"')) throw new Error(`A form was refused: ${text}`);
    return this.request(new URL(attribute(form, 'action') ?? url, url).href, fields);
  }

  /** Confirms a code, signing up if need be, and returns the last page's text. */
  async confirm(address: string): Promise<string> {
    let page = await this.request(address);
    for (let pages = 0; pages < 10; pages += 1) {
      const [form] = /<form[^>]*>.*?<\/form>/s.exec(page.text) ?? [];
      if (form === undefined) return page.text;
      const signUp = /href="([^"]*screen=sign-up)"/.exec(page.text)?.[1];
      page =
        signUp === undefined
          ? await this.submit(page, form)
          : await this.request(new URL(signUp, page.url).href);
    }
    throw new Error(`There is no end of forms: ${page.text}`);
  }
}
