import type { BrowserContext, Page } from '@playwright/test';
import { startFakeServer } from './fake-server';

/** 30 made-up articles, which fill 4 pages. */
export async function startNewsServer(): Promise<{ feeds: string[]; close: () => Promise<void> }> {
  const { ready, close } = await startFakeServer<{ feeds: string[] }>(
    'apps/api/src/public/news/testing/fake-news-server.main.ts',
  );
  return { feeds: ready.feeds, close };
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450" viewBox="0 0 800 450">
  <rect width="800" height="450" fill="#7aa6a0"/><path d="M0 330 260 140l170 150 130-90 240 130v120H0z" fill="#2f5d50"/></svg>`;

/** Our server asks public hosts only, so it could not fetch these. The third article's picture is missing. */
export async function answerForNewsHosts(browser: BrowserContext | Page): Promise<void> {
  await browser.route('**/media/news?*', (route) =>
    new URL(route.request().url()).searchParams.get('address')?.endsWith('/3.jpg')
      ? route.fulfill({ status: 204 })
      : route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
  );
  await browser.route('https://newsroom.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Story</title><h1>All of it</h1>' }),
  );
}
