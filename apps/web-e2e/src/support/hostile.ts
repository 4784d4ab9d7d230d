import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures';
import { readSiteSettings } from './sessions';

declare global {
  interface Window {
    /** Set by whatever runs. */
    hostile?: unknown;
    reportInjection: (what: string) => Promise<void>;
  }
}

const HOST = 'hostile.example';

/** Each would set `hostile`, add an element with `data-hostile`, or fetch from the host. */
export const hostileTexts = [
  '<script data-hostile>hostile=1</script>',
  '<img data-hostile src=x onerror=hostile=1>',
  '"><svg data-hostile onload=hostile=1>',
  "' autofocus onfocus=hostile=1 data-hostile='",
  'javascript:hostile=1//',
  '</style><style data-hostile>*{background:url(//hostile.example/a)}</style>',
  '</textarea></title></script><iframe data-hostile srcdoc="<script>parent.hostile=1</script>"></iframe>',
  '<svg data-hostile><style>@import "https://hostile.example/b.css";</style></svg>',
  '<math data-hostile><mtext><table><mglyph><style><img src=x onerror=hostile=1>',
  '<a data-hostile href="javascript:hostile=1">x</a> https://hostile.example/c',
  `{{constructor.constructor('hostile=1')()}} \${hostile=1} <%= hostile=1 %> #{hostile=1}`,
  '<link data-hostile rel=stylesheet href=//hostile.example/d.css><base data-hostile href=//hostile.example/>',
  '<meta data-hostile http-equiv=refresh content="0;url=https://hostile.example/">',
  '\u202Eevil\u202C \u200B\u200Dno\uFEFFwidth \u2066<b data-hostile>b</b>\u2069',
  '__SETTING_siteUrl__ \\u003cimg data-hostile src=x onerror=hostile=1\\u003e %3Cscript%3Ehostile=1%3C/script%3E',
] as const;

/** As many of them as fit into a field of this length. */
export function hostileText(max: number): string {
  let text = '';
  for (const each of hostileTexts) if (text.length + each.length + 1 <= max) text += `${each} `;
  return text.trim();
}

/** Records what ran, what was fetched from elsewhere, and what a policy reported. */
export class InjectionWatch {
  private readonly found: string[] = [];
  private readonly policies = new Map<string, string>();

  private constructor(private readonly origins: readonly string[]) {}

  /** Knows the site, its sign-in provider and the tiles, which it answers itself. */
  static async of(siteUrl: string): Promise<InjectionWatch> {
    const { auth, tiles } = await readSiteSettings(siteUrl);
    return new InjectionWatch([siteUrl, auth.issuer, tiles.url].map((address) => new URL(address).origin));
  }

  async watch(context: BrowserContext): Promise<void> {
    await context.exposeFunction('reportInjection', (what: string) => void this.found.push(what));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        void window.reportInjection(
          `violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample} at ${location.href}`,
        );
      });
    });
    context.on('dialog', (dialog) => {
      // The site asks before an edited profile is left.
      if (dialog.type() === 'beforeunload') return void dialog.accept();
      this.found.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && !this.origins.includes(origin))
        this.found.push(`fetched: ${request.url()}`);
    });
    context.on('response', (response) => {
      const isRedirect = response.status() >= 300 && response.status() < 400;
      if (response.request().resourceType() === 'document' && !isRedirect)
        this.policies.set(response.url(), response.headers()['content-security-policy'] ?? '');
    });
    // A request that gets out must not reach a network.
    await context.route(`**://${HOST}/**`, (route) => route.abort());
    await context.route(`${this.origins[2]}/**`, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
  }

  /** Faults on the page now, and since the last look. */
  async findings(page: Page): Promise<string[]> {
    const traces = await page.evaluate(() => {
      const elements = [...document.querySelectorAll('*')];
      const addresses = ['href', 'src', 'action', 'formaction'];
      return [
        ...(window.hostile === undefined ? [] : ['ran']),
        ...elements
          .filter((each) => each.matches('[data-hostile], base, style, [srcdoc]'))
          .map((each) => `element: ${each.outerHTML}`),
        ...elements.flatMap((each) =>
          [...each.attributes]
            .filter(
              ({ name, value }) =>
                name.startsWith('on') ||
                (addresses.includes(name) &&
                  /^\s*(javascript|data:text|vbscript):|hostile\.example\//i.test(value)),
            )
            .map(({ name, value }) => `attribute: ${name}=${value}`),
        ),
      ];
    });
    return [...traces, ...this.found.splice(0)];
  }

  async check(page: Page, where: string): Promise<void> {
    expect.soft(await this.findings(page), where).toEqual([]);
  }

  /** Every page came with a policy that names no inline scripts or styles. */
  checkPolicies(): void {
    const weak = [...this.policies].filter(
      ([, policy]) =>
        !/(^|; ?)default-src 'none'/.test(policy) || /unsafe|\*(?!\.)|(?<![\w:])https?:(?!\/\/)/.test(policy),
    );
    expect(this.policies.size).toBeGreaterThan(0);
    expect(weak).toEqual([]);
  }
}

const FIELDS =
  'input:not([type]), input[type=text], input[type=search], input[type=email], input[type=password], textarea';

/** Fills every visible field of a screen, and searches for each text. Returns the number of fields. */
export async function typeEverywhere(page: Page, watch: InjectionWatch): Promise<number> {
  const fields = page.locator(FIELDS).filter({ visible: true });
  const count = await fields.count();
  for (let index = 0; index < count; index += 1) {
    const field = fields.nth(index);
    if (!(await field.isEditable())) continue;
    const searches = await field.evaluate((each) => each.matches('[type=search], [role=combobox]'));
    for (const text of searches ? hostileTexts : [hostileTexts.join(' ')]) {
      await field.fill(text);
      if (searches) await field.press('Enter');
    }
    await watch.check(page, `${page.url()}, field ${index + 1}`);
  }
  return count;
}
