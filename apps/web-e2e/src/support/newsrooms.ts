import type { BrowserContext, Page } from '@playwright/test';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450" viewBox="0 0 800 450">
  <rect width="800" height="450" fill="#7aa6a0"/><path d="M0 330 260 140l170 150 130-90 240 130v120H0z" fill="#2f5d50"/></svg>`;

/** Answers for the hosts that the stand-in's stories name: a picture each, none for the third story, and a page to read on. */
export async function answerForNewsrooms(browser: BrowserContext | Page): Promise<void> {
  await browser.route('https://pictures.example/**', (route) =>
    route.request().url().endsWith('/3.jpg')
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
  );
  await browser.route('https://newsroom.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Story</title><h1>All of it</h1>' }),
  );
}
