import type { measuredTracks } from '@aranya/wildlife-data';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { address, map } from './tracker';

export const measuredPath = (id: string, query = '') => `${address}/measured/${id}${query}`;
export const date = (page: Page) => page.getByRole('slider', { name: 'Date' });
export const player = (page: Page) => page.getByRole('region', { name: 'Journey player' });
export const spoken = (page: Page) => date(page).getAttribute('aria-valuetext');

/** The marker's box lies within the map's, which the player is below. */
async function expectAnimalInView(page: Page, name: string, where: string) {
  const marker = map(page).getByRole('img', { name });
  const [inner, outer] = [await marker.boundingBox(), await map(page).boundingBox()];
  if (!inner || !outer) throw new Error(`${where}: nothing drawn`);
  expect(inner.x, where).toBeGreaterThanOrEqual(outer.x);
  expect(inner.y, where).toBeGreaterThanOrEqual(outer.y);
  expect(inner.x + inner.width, where).toBeLessThanOrEqual(outer.x + outer.width);
  expect(inner.y + inner.height, where).toBeLessThanOrEqual(outer.y + outer.height);
}

const drawnPixels = (page: Page) =>
  map(page)
    .locator('canvas')
    .evaluateAll((canvases) =>
      canvases.reduce((sum, canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) return sum;
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        return sum + pixels.filter((value, at) => at % 4 === 3 && value > 0).length;
      }, 0),
    );

/** Plays each to its end, where the animal is in view and the source is credited. */
export async function expectPlayedToTheEnd(
  page: Page,
  tracks: readonly (typeof measuredTracks)[number][],
): Promise<void> {
  await page.clock.install();
  for (const { id, species, individual, source } of tracks) {
    await page.goto(measuredPath(id));
    const credit = page.getByRole('region', { name: 'Map and player' }).getByText(source.credit);
    await expect(credit, id).toBeVisible();
    await expect(date(page), id).toBeVisible();
    await page.getByRole('button', { name: '4× speed' }).click();
    await page.clock.runFor(12_500);
    await expect(page.getByRole('button', { name: 'Play', exact: true }), id).toBeVisible();
    await expect(player(page), id).toContainText('The record ends here');
    const atEnd = await date(page).evaluate((input: HTMLInputElement) => input.value === input.max);
    expect(atEnd, id).toBe(true);
    await expectAnimalInView(page, `${species} ${individual}`, id);
    expect(await drawnPixels(page), id).toBeGreaterThan(200);
  }
}
