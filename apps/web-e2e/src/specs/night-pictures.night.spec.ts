import { expect, test } from '../support/fixtures';
import { untilHydrated } from '../support/hydrated';

test('a poster is shown by night as soon as the site is dark, from the same file', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/parks&sancturies');
  await untilHydrated(page);
  const poster = page.getByRole('img', { name: 'Poster of Kaziranga National Park' });
  /** How light its printed border is, of 255. */
  const paper = () =>
    poster.evaluate((picture: HTMLImageElement) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [90, 120];
      const pen = canvas.getContext('2d');
      pen?.drawImage(picture, 0, 0, 90, 120);
      return pen?.getImageData(1, 60, 1, 1).data[0];
    });
  await expect.poll(paper).toBeGreaterThan(230);
  await page.getByRole('button', { name: 'Switch to the dark theme' }).first().click();
  await expect.poll(paper).toBeLessThan(200);
  expect(requested.filter((path) => path === '/artwork/parks/kaziranga-national-park.svg')).toHaveLength(1);
});
