import type { Page } from '@playwright/test';
import { expect, test, withMotion } from '../support/fixtures';
import { answerForNewsHosts } from '../support/news';
import { followHeader } from '../support/screens';

test.use(withMotion);

const wall = (page: Page) => page.getByRole('region', { name: 'News' });
const titles = (page: Page) => wall(page).getByRole('heading', { level: 2 });

test('nine stories a page, page in the address, more in a new tab', async ({ page, context }) => {
  await answerForNewsHosts(context);
  await page.goto('/');
  await followHeader(page, 'News');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wildlife News Wall');
  await expect(titles(page)).toHaveCount(9);
  await expect(titles(page).first()).toHaveText('Tigers return to a restored valley (1)');
  await expect(wall(page).getByText('No description available.')).toHaveCount(1);
  await expect(page.getByText('Page 1 of 4')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();

  const lines = await wall(page)
    .getByText(/^Story \d/)
    .evaluateAll((all) =>
      all.map((text) => Math.round(text.clientHeight / parseFloat(getComputedStyle(text).lineHeight))),
    );
  expect(Math.max(...lines)).toBe(3);
  // The third story's picture is missing at its host, and the seventh has none.
  await expect
    .poll(() =>
      wall(page)
        .locator('img')
        .evaluateAll(async (images) => {
          for (const image of images) (image as HTMLImageElement).loading = 'eager';
          return images.map((image) => ({
            ours: (image as HTMLImageElement).src.includes('/artwork/'),
            drawn: (image as HTMLImageElement).naturalWidth > 0,
          }));
        }),
    )
    .toEqual(Array.from({ length: 9 }, (_, i) => ({ ours: i === 2 || i === 6, drawn: true })));

  const more = wall(page).getByRole('link', {
    name: 'Read More about Elephants return to a restored valley (2) (opens in a new tab)',
  });
  await expect(more).toContainText('Read More');
  await expect(more).toHaveAttribute('rel', 'noopener noreferrer');
  const [story] = await Promise.all([context.waitForEvent('page'), more.click()]);
  await expect(story).toHaveURL('https://newsroom.example/stories/2');
  await story.close();

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/news?page=2');
  await expect(page.getByText('Page 2 of 4')).toBeVisible();
  await expect(titles(page).first()).toContainText('(10)');
  await page.reload();
  await expect(titles(page).first()).toContainText('(10)');
  await page.goBack();
  await expect(titles(page).first()).toContainText('(1)');
  await expect(page).toHaveURL('/news');

  await page.getByRole('searchbox', { name: 'Search the news' }).fill('own bridg');
  await expect(page).toHaveURL('/news?q=own+bridg');
  await expect(titles(page)).toHaveCount(8);
  await expect(titles(page).first()).toContainText('cross a road by their own bridge');
  await expect(page.getByText('8 articles about “own bridg”, newest first')).toBeVisible();
  await page.goto('/animal/1');
  await page.getByRole('link', { name: 'Search the news for Bengal Tiger' }).click();
  await expect(titles(page)).toHaveCount(4);
  await expect(titles(page).first()).toHaveText('Tigers return to a restored valley (1)');
});
