import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { hostileText, hostileTexts, InjectionWatch, typeEverywhere } from '../support/hostile';
import { untilHydrated } from '../support/hydrated';

const NAME = '<img data-hostile src=x onerror=hostile=1>';

/** Public pages. */
const addresses = [
  '/',
  '/animals',
  '/animal/1',
  '/parks&sancturies',
  '/news',
  '/favorites',
  '/games',
  '/games/wild-match',
  '/games/wordle',
  '/games/detective',
  '/live-tracking',
  '/about-us',
  '/contact-us',
  '/community',
];

const queryOf = (text: string) =>
  [
    'q',
    'page',
    'tab',
    'type',
    'sort',
    'park',
    'game',
    'animal',
    'error',
    'error_description',
    'state',
    'code',
  ]
    .map((name) => `${name}=${encodeURIComponent(text)}`)
    .join('&');

/** An answer such as a faulty or hostile newsroom could make. */
async function answerHostileNews(page: Page): Promise<void> {
  const articles = hostileTexts.slice(0, 9).map((text, index) => ({
    title: text,
    description: text,
    source: text,
    url: index % 2 === 0 ? `https://newsroom.example/${index}?${text}` : 'javascript:hostile=1',
    urlToImage: ['javascript:hostile=1', '//hostile.example/p.jpg', 'https://hostile.example/p.jpg'][
      index % 3
    ],
    publishedAt: text,
  }));
  await page.route('**/api/news?*', (route) =>
    route.fulfill({ json: { success: true, status: 'ok', totalResults: 9, articles } }),
  );
}

/** In the browser. */
function storeHostile(text: string): void {
  const entry = { id: 1, name: text, description: text, image: text, region: text, scientific_name: text };
  const other = { ...entry, id: 2, image: 'https://hostile.example/e.png' };
  localStorage.setItem('favorites', JSON.stringify([entry, other, text]));
  for (const key of ['theme', 'aranya.session']) localStorage.setItem(key, text);
  for (const game of [
    'wordle',
    'wordle-round',
    'wordle-keys',
    'wordle-rounds',
    'wordle-days',
    'detective',
    'detective-daily',
    'detective-practice',
    'wild-match',
    'wild-match-daily',
    'wild-match-free',
  ])
    localStorage.setItem(
      `aranya.games.${game}`,
      JSON.stringify({ word: 1, guesses: [text], played: text, history: [text], streak: text }),
    );
}

test('signed out: addresses, storage and every field of the public pages', async ({
  page,
  context,
  site,
  browserConsole,
}) => {
  const watch = await InjectionWatch.of(site.url);
  await watch.watch(context);
  await answerHostileNews(page);
  browserConsole.allow(/Failed to load resource: the server responded with a status of 4/);
  // The form of the landing page logs what was sent, as specified.
  browserConsole.allow(/^log: \{name/);

  await test.step('path segments', async () => {
    const segment = encodeURIComponent([1, 3, 0, 5].map((index) => hostileTexts[index]).join(''));
    for (const path of ['', 'animal/', 'parks&sancturies/', 'games/', 'live-tracking/', 'community/']) {
      await page.goto(`/${path}${segment}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await watch.check(page, page.url());
    }
  });

  await test.step('what a browser has stored, query strings and fragments, and every field', async () => {
    await page.goto('/about-us');
    await page.evaluate(storeHostile, hostileTexts[1]);
    const text = `${hostileTexts[4]} ${hostileTexts[1]} ${hostileTexts[5]}`;
    const filled: Record<string, number> = {};
    for (const address of addresses) {
      await page.goto(`${address}?${queryOf(text)}#${encodeURIComponent(text)}`);
      await untilHydrated(page);
      await watch.check(page, page.url());
      const count = await typeEverywhere(page, watch);
      if (count > 0) filled[address] = count;
    }
    expect(Object.keys(filled)).toEqual([
      '/',
      '/animals',
      '/parks&sancturies',
      '/news',
      '/games/wordle',
      '/games/detective',
      '/live-tracking',
      '/contact-us',
    ]);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
  });

  await test.step('a message to us', async () => {
    await page.goto('/contact-us');
    await untilHydrated(page);
    const main = page.getByRole('main');
    await main.getByLabel('Name').fill(NAME);
    await main.getByLabel('Email').fill('"<script>hostile=1</script>"@example.org');
    await main.getByLabel('Message').fill(hostileText(5000));
    await main.getByRole('button', { name: 'Send Message' }).click();
    await watch.check(page, 'a refused message');
    await main.getByLabel('Email').fill('somebody@example.org');
    await main.getByRole('button', { name: 'Send Message' }).click();
    await expect(main.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    await watch.check(page, 'a sent message');
  });

  await test.step('the pages of the sign-in provider', async () => {
    for (const form of ['Sign in', 'Sign up']) {
      await page.goto('/community');
      await page.getByRole('button', { name: form }).click();
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
      expect(await typeEverywhere(page, watch)).toBeGreaterThan(1);
      await page.getByRole('button', { name: form }).click();
      await watch.check(page, `${form}, refused`);
    }
  });
  watch.checkPolicies();
});
