import { animalCount } from '@aranya/wildlife-data';
import { expect, test } from '../support/fixtures';
import { followHeader, screens } from '../support/screens';

for (const { name, viewport } of screens) {
  test.describe(`the explorer on ${name}`, () => {
    test.use({ viewport });

    test('search, filters and page live in the address, and Back undoes them', async ({ page }) => {
      await page.goto('/');
      await followHeader(page, 'Species');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wildlife Explorer');
      const cards = page.getByRole('list', { name: 'Animals' }).getByRole('listitem');
      await expect(cards).toHaveCount(15);
      const tops = await cards.evaluateAll((all) =>
        all.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().top)),
      );
      expect(tops.filter((top) => top === tops[0])).toHaveLength(viewport.width > 1000 ? 3 : 1);

      const pages = page.getByRole('navigation', { name: 'Pages of animals' });
      await pages.getByRole('button', { name: '2', exact: true }).click();
      await expect(page).toHaveURL('/animals?page=2');
      await page.getByLabel('Conservation status').selectOption('Endangered');
      await expect(page).toHaveURL('/animals?status=Endangered');
      await page.getByLabel('Type').selectOption('Bird');
      await expect(page).toHaveURL('/animals?status=Endangered&type=Bird');
      const search = page.getByPlaceholder('Search by name or region...');
      await search.fill('no such animal');
      await expect(page.getByText('No animals match your search/filter')).toBeVisible();
      await expect(page).toHaveURL(/q=no\+such\+animal/);
      await page.goBack();
      await expect(page).toHaveURL('/animals?status=Endangered');
      await expect(search).toHaveValue('');
      await page.goBack();
      await expect(page).toHaveURL('/animals?page=2');
      await expect(pages.getByRole('button', { name: '2', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );

      await page.goto('/animals?q=TIGER');
      await expect(search).toHaveValue('TIGER');
      await cards.getByRole('link', { name: 'Bengal Tiger' }).click();
      await expect(page).toHaveURL('/animal/1');
      await page.goBack();
      await expect(search).toHaveValue('TIGER');
    });

    test('a record shows every field and leads to parks and relatives', async ({ page }) => {
      await page.goto('/animal/1');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bengal Tiger');
      const terms = page.getByRole('term');
      for (const label of ['Scientific Name', 'Type', 'Habitat', 'Food', 'Region', 'Conservation Status']) {
        await expect(terms.filter({ hasText: new RegExp(`^${label}$`) })).toBeVisible();
      }
      await expect(terms.filter({ hasText: 'Threats' })).toBeVisible();
      await expect(page.getByRole('img', { name: 'Bengal Tiger' }).first()).toBeVisible();
      await page.getByRole('link', { name: 'Kaziranga National Park' }).click();
      await expect(page.getByRole('dialog', { name: 'Kaziranga National Park' })).toBeVisible();
    });
  });
}

test('the search shows names and regions first, then marks what comes close and why', async ({ page }) => {
  await page.goto('/animals');
  const search = page.getByPlaceholder('Search by name or region...');
  const found = page.getByRole('list', { name: 'Animals' }).getByRole('listitem');
  const close = (text: string) => page.getByRole('list', { name: `lose to “${text}”` }).getByRole('listitem');
  await search.fill('tiger');
  await expect(found).toHaveText([/Bengal Tiger/]);
  await expect(page.getByRole('heading', { name: 'Also close to “tiger”' })).toBeVisible();
  await expect(close('tiger')).toHaveText([/Scientific name.*Indian Bullfrog/]);
  for (const [text, reason] of [
    ['peafowl', /Also called peafowl.*Indian Peacock/],
    ['big cat', /Big cat.*Bengal Tiger/],
    ['leopart', /Similar spelling.*Leopard/],
  ] as const) {
    await search.fill(text);
    await expect(close(text).first()).toHaveText(reason);
    await expect(found).toHaveCount(0);
  }
  await page.getByLabel('Conservation status').selectOption('Vulnerable');
  await expect(close('leopart')).toHaveCount(3);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page.getByText(`1 to 15 of ${animalCount} animals`)).toBeFocused();
  await page.goto('/animals?q=peafowl');
  await close('peafowl').getByRole('link').click();
  await expect(page).toHaveURL('/animal/40');
});

test('an unknown animal is not found, by a link and on the way', async ({ page, browserConsole }) => {
  browserConsole.allow(/status of 404/);
  for (const id of ['999', 'abc', '0', '01', '-1', '1.5', '%3Cb%3E']) {
    const answer = await page.goto(`/animal/${id}`);
    expect(answer?.status(), id).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Animal not found');
  }
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wildlife Explorer');
});

test('out-of-range page numbers show the nearest page', async ({ page }) => {
  for (const [asked, shown] of [
    ['999', '8'],
    ['-1', '1'],
    ['abc', '1'],
  ] as const) {
    await page.goto(`/animals?page=${asked}`);
    await expect(
      page.getByRole('navigation', { name: 'Pages of animals' }).locator('[aria-current=page]'),
    ).toHaveText(shown);
  }
});
