import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { connect, joinCommunity, type Member } from './members';
import { startMovebank } from './movebank';
import { startNewsServer } from './news';
import type { Account } from './people';
import { Site } from './site';
import { keepSaid } from './said';

/** Messages of the level `verbose` are Chromium's own. */
const counted = ['error', 'warning', 'log', 'info', 'trace', 'assert'];

export class Console {
  private readonly problems: string[] = [];
  // Playwright prints it without the service worker.
  private readonly allowed = [
    /Service Worker registration blocked by Playwright/,
    // A test fills in a field of the provider's form before the browser gets to its `autofocus`.
    /^info: Autofocus processing was blocked because a document already has a focused element\.$/,
    // Tells of the machine: the router preloads the styles of a page, whose script may take longer on a busy one.
    /^warning: The resource \S+\.css#? was preloaded using link preload but not used within a few seconds/,
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

  unexpected(): string[] {
    return this.problems.filter((problem) => !this.allowed.some((pattern) => pattern.test(problem)));
  }

  check(): void {
    expect(this.unexpected(), 'the browser console').toEqual([]);
  }
}

interface TestFixtures {
  browserConsole: Console;
  /** Has cookies and storage of its own. */
  newWindow: () => Promise<Page>;
  /** A new member of the community, without a form, in a window of their own or in the given one. */
  join: (name: string, page?: Page, account?: Account) => Promise<Member>;
  /** Meera in the test's window and Priya in one of her own, connected. */
  friends: [Member, Member];
  /** For tests that stop it or change its settings; afterwards it runs as before. */
  ownSite: Site;
}

interface WorkerFixtures {
  site: Site;
  /** Reads the studies of a Movebank. */
  restartedSite: Site;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
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
  restartedSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from this pattern
    async ({}, use) => {
      const movebank = await startMovebank();
      const site = await Site.create(movebank.settings);
      await use(site);
      await site.remove();
      await movebank.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  ownSite: async ({ restartedSite }, use) => {
    await restartedSite.startAsCreated();
    await use(restartedSite);
  },
  baseURL: async ({ site }, use) => use(site.url),
  browserConsole: async ({ context }, use, testInfo) => {
    const watched = new Console();
    watched.watch(context);
    await keepSaid(context);
    await use(watched);
    if (testInfo.status !== testInfo.expectedStatus || watched.unexpected().length > 0)
      await testInfo.attach('the site', { body: await Site.warnings(), contentType: 'text/plain' });
    watched.check();
  },
  page: async ({ page, browserConsole }, use) => {
    void browserConsole;
    await use(page);
  },
  newWindow: async ({ browser, baseURL, browserConsole }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL });
      browserConsole.watch(context);
      await keepSaid(context);
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  join: async ({ newWindow, baseURL }, use) => {
    await use(async (name, page, account) =>
      joinCommunity(page ?? (await newWindow()), baseURL ?? '', name, account),
    );
  },
  friends: async ({ join, page }, use) => {
    const [meera, priya] = [await join('Meera Kulkarni', page), await join('Priya Nair')];
    await connect(meera, priya);
    await use([meera, priya]);
  },
});

/** The same on a site that the test may stop. */
export const testOfOwnSite = test.extend({ baseURL: async ({ ownSite }, use) => use(ownSite.url) });

/** For specs of what moves; the others run as for somebody who asked for less motion, which takes a tenth less time. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };
