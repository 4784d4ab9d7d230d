import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { followHeader, screens } from '../support/screens';

const toggle = (page: Page, on: boolean) =>
  page.getByRole('button', { name: on ? 'Favorited' : 'Add to Favorites', exact: true });
const stored = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('favorites') ?? '[]') as {
        id: number;
        name: string;
        description: string;
      }[],
  );

for (const { name, viewport } of screens) {
  test.describe(`favorites on ${name}`, () => {
    test.use({ viewport });

    test('added, shown and removed in another tab, gone here', async ({ page, context }) => {
      await page.goto('/favorites');
      await expect(page.getByText('No Favorites Yet')).toBeVisible();
      await page.getByRole('link', { name: 'Browse Animals' }).click();
      await page.getByRole('link', { name: 'Bengal Tiger' }).click();
      await toggle(page, false).click();
      await expect(toggle(page, true)).toBeVisible();
      expect(await stored(page)).toMatchObject([{ id: 1, name: 'Bengal Tiger' }]);

      const tab = await context.newPage();
      await tab.goto('/animal/2');
      await toggle(tab, false).click();
      await expect(toggle(tab, true)).toBeVisible();
      await tab.getByRole('link', { name: 'Go to Favorites' }).click();
      const cards = tab.getByRole('main').getByRole('listitem');
      await expect(cards).toHaveCount(2);
      const preview = await cards.first().getByRole('paragraph').first().textContent();
      expect(preview).toMatch(/^.{100}…$/su);
      // What is seen of it ends with a whole word.
      const seen = (await cards.first().getByRole('paragraph').first().innerText()).replace(/…$/, '');
      const full = (await stored(tab)).find(({ id }) => id === 1)?.description ?? '';
      expect(full.startsWith(seen)).toBe(true);
      expect(full.slice(seen.length)).toMatch(/^[\s.,;:]/);
      await cards.first().getByRole('link', { name: 'View' }).click();
      await expect(tab).toHaveURL('/animal/1');
      await tab.goBack();
      await cards.first().getByRole('button', { name: 'Remove' }).click();
      await expect(cards).toHaveCount(1);
      await expect(toggle(page, false)).toBeVisible();

      await followHeader(page, 'Favorites');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
      await cards.getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByText('No Favorites Yet')).toBeVisible();
      expect(await stored(page)).toEqual([]);
    });
  });
}

const entries: Record<string, [stored: string, shown: number]> = {
  'broken JSON': ['[{"id":1,"name":"Tig', 0],
  'an object': ['{"id":1,"name":"Tiger"}', 0],
  'records of an old release': ['[{"id":"1","name":"Tiger","image":{}},null,{"id":2,"name":"Lion"}]', 2],
};

for (const [what, [text, shown]] of Object.entries(entries)) {
  test(`every screen renders with ${what} as favorites`, async ({ page, context }) => {
    await context.addInitScript((value) => {
      if (!sessionStorage.getItem('begun')) localStorage.setItem('favorites', value);
      sessionStorage.setItem('begun', 'yes');
    }, text);
    await page.goto('/favorites');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Favorite Animals');
    if (shown === 0) await expect(page.getByText('No Favorites Yet')).toBeVisible();
    else await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(shown);
    await page.goto('/animal/3');
    await toggle(page, false).click();
    await expect(toggle(page, true)).toBeVisible();
    await page.goto('/favorites');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(shown + 1);
  });
}

const faults: Record<string, () => void> = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  },
};

for (const [how, breakStorage] of Object.entries(faults)) {
  test(`with ${how} storage every screen renders and a favorite lasts for the visit`, async ({
    page,
    browserConsole,
  }) => {
    // React Router's ScrollRestoration cannot read sessionStorage.
    browserConsole.allow(/^(error: SecurityError|uncaught): forbidden/);
    await page.addInitScript(breakStorage);
    for (const path of ['/', '/animals', '/parks&sancturies', '/about-us', '/contact-us', '/favorites']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/animal/1');
    await toggle(page, false).click();
    await expect(toggle(page, true)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('did not let us keep');
    await page.getByRole('link', { name: 'Go to Favorites' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('No Favorites Yet')).toBeVisible();
  });
}
