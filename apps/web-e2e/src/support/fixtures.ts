import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { startNewsServer } from './news';
import { Site } from './site';

/** Messages of the level `verbose` are Chromium's own. */
const counted = ['error', 'warning', 'log', 'info', 'trace', 'assert'];

export class Console {
  private readonly problems: string[] = [];
  // Playwright prints it without the service worker.
  private readonly allowed = [
    /Service Worker registration blocked by Playwright/,
    // A test fills in a field of the provider's form before the browser gets to its `autofocus`.
    /^info: Autofocus processing was blocked because a document already has a focused element\.$/,
  ];

  /** For refused calls, which Chromium reports as errors. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (counted.includes(message.type())) this.problems.push(`${message.type()}: ${message.text()}`);
    });
    context.on('weberror', (error) => this.problems.push(`uncaught: ${error.error().message}`));
  }

  check(): void {
    const unexpected = this.problems.filter(
      (problem) => !this.allowed.some((pattern) => pattern.test(problem)),
    );
    expect(unexpected, 'the browser console').toEqual([]);
  }
}

interface TestFixtures {
  browserConsole: Console;
  /** With its own cookies and storage. */
  newWindow: () => Promise<Page>;
}

export const test = base.extend<TestFixtures, { site: Site }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from this pattern
    async ({}, use) => {
      const news = await startNewsServer();
      const site = await Site.create({ NEWS_FEEDS: news.feeds.join(',') });
      await use(site);
      await site.remove();
      await news.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  browserConsole: async ({ context }, use) => {
    const watched = new Console();
    watched.watch(context);
    await use(watched);
    watched.check();
  },
  page: async ({ page, browserConsole }, use) => {
    void browserConsole;
    await use(page);
  },
  newWindow: async ({ browser, site, browserConsole }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: site.url });
      browserConsole.watch(context);
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
