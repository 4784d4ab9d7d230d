const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** Keeps cookies, follows redirects and submits forms, as somebody who confirms a device does. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  private async request(url: string, form?: URLSearchParams): Promise<{ url: string; text: string }> {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
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

  /** Submits the first form of each page with these values, until a page has none. */
  async confirm(address: string, values: Record<string, string>): Promise<string> {
    let page = await this.request(address);
    for (let forms = 0; forms < 10; forms += 1) {
      const [form] = /<form[^>]*>.*?<\/form>/s.exec(page.text) ?? [];
      if (form === undefined) return page.text;
      const fields = new URLSearchParams(
        [...form.matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
          const name = attribute(input, 'name');
          return name === undefined ? [] : [[name, attribute(input, 'value') ?? values[name] ?? '']];
        }),
      );
      if (!fields.has('confirm') && page.text.includes('name="confirm"')) fields.set('confirm', 'yes');
      page = await this.request(new URL(attribute(form, 'action') ?? page.url, page.url).href, fields);
    }
    throw new Error(`There is no end of forms: ${page.text.slice(0, 2_000)}`);
  }
}
