import type { BrowserContext } from '@playwright/test';
import type { Console } from './fixtures';
import type { Site } from './site';

export async function cutOff(context: BrowserContext, site: Site) {
  await context.setOffline(true);
  await site.stop();
}

/** Chromium reports each missing file, and what a server answers that is about to end. */
export function allowNoNetwork(browserConsole: Console) {
  browserConsole.allow(
    /^error: Failed to load resource: (net::ERR_|the server responded with a status of 503)/,
  );
  browserConsole.allow(/^error: .*TypeError: Failed to fetch/);
}

/** Playwright tells a page from a worker only of a change. */
export async function tellOffline(context: BrowserContext) {
  await context.setOffline(false);
  await context.setOffline(true);
}
