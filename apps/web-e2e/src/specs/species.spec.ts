import { expect, test, withMotion } from '../support/fixtures';
import { followHeader, phone } from '../support/screens';

test.use(withMotion);

test.use({ viewport: phone });

test('search, filters and page live in the address, and Back undoes them', async ({ page }) => {
  await page.goto('/');
  await followHeader(page, 'Species');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wildlife Explorer');
  const cards = page.getByRole('list', { name: 'Animals' }).getByRole('listitem');
  await expect(cards).toHaveCount(15);
  const tops = await cards.evaluateAll((all) =>
    all.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  expect(tops.filter((top) => top === tops[0])).toHaveLength(1);

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
  await expect(pages.getByRole('button', { name: '2', exact: true })).toHaveAttribute('aria-current', 'page');

  await page.goto('/animals?q=TIGER');
  await expect(search).toHaveValue('TIGER');
  await cards.getByRole('link', { name: 'Bengal Tiger' }).click();
  await expect(page).toHaveURL('/animal/1');
  await page.goBack();
  await expect(search).toHaveValue('TIGER');
});

test('an animal beyond the catalogue is found by a spoken name, and leads through the tree', async ({
  page,
}) => {
  // In Marathi, as somebody types it.
  await page.goto('/animals?q=chimnee');
  const more = page.getByRole('region', { name: /by name$/ });
  const sparrow = more.getByRole('link', { name: /^House Sparrow/ });
  await expect(sparrow).toContainText('Birds · Least Concern · Recorded in India');
  await sparrow.click();
  await expect(page).toHaveURL(/\/taxa\/\d+-house-sparrow$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('House Sparrow');
  await expect(page).toHaveTitle('House Sparrow · Aranya');
  await expect(page.getByText('चिमणी', { exact: true })).toHaveAttribute('lang', 'mr');
  await page.getByRole('link', { name: 'Sparrows', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sparrows');
  await page.getByRole('link', { name: /^Eurasian Tree Sparrow/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eurasian Tree Sparrow');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sparrows');
});
