import { test as base } from './fixtures';
import { hostileText, InjectionWatch } from './hostile';
import type { Member } from './members';

export const NAME = '<img data-hostile src=x onerror=hostile=1>';
export const BIO = hostileText(300);
export const LOCATION = '"><svg data-hostile onload=hostile=1>';

/** One member whose name and texts are hostile, and one who meets them, both watched. */
export const test = base.extend<{ writer: Member; reader: Member; watch: InjectionWatch }>({
  writer: async ({ join, page }, use) => use(await join(NAME, page)),
  reader: async ({ join }, use) => use(await join('Noor Contractor')),
  watch: async ({ site, page, reader, browserConsole }, use) => {
    browserConsole.allow(/Failed to load resource: the server responded with a status of 4/);
    const watch = await InjectionWatch.of(site.url);
    for (const watched of [page, reader.page]) await watch.watch(watched.context());
    await use(watch);
    watch.checkPolicies();
  },
});
