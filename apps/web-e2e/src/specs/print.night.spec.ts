import { readFile } from 'node:fs/promises';
import { animals, parks } from '@aranya/wildlife-data';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { untilHydrated } from '../support/hydrated';

/** Prints on A4, and returns the number of pages: Chromium writes their objects uncompressed. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Two sheets at most, with the address, and without what is of the screen alone. */
async function expectSheets(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const sheets = await printedPages(page);
  expect(sheets, path).toBeGreaterThan(0);
  expect(sheets, path).toBeLessThanOrEqual(2);
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'textbox', 'combobox'] as const)
    await expect(page.getByRole(role), `${path} prints a ${role}`).toHaveCount(0);
  const citation = page.getByText(/Accessed \d+ \w+ \d{4}\.$/).filter({ visible: true });
  await expect(citation).toContainText(new URL(path, page.url()).href);
  await page.emulateMedia({ media: null });
}

const idOf = (slug: string) => animals.find((animal) => animal.slug === slug)?.id;

test('species, parks and comparisons are two sheets of A4 at most, with their sources', async ({ page }) => {
  // The longest and the shortest records, a dark screen, and one whose country list opens on paper.
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const slug of ['leopard', 'sangai', 'wandering-glider', 'whale-shark']) {
    const path = `/animal/${idOf(slug)}`;
    await page.goto(path);
    await untilHydrated(page);
    await expectSheets(page, path);
  }
  await page.goto(`/animal/${idOf('leopard')}`);
  await page.emulateMedia({ media: 'print' });
  const source = page.getByRole('region', { name: 'Sources' }).getByRole('list').getByRole('link').first();
  const address = await source.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toBe(JSON.stringify(await source.getAttribute('href')));
  await expect(page.getByText(/Russia \(in parts\).* Zimbabwe$/)).toBeVisible();
  await expect(page.getByText('lives in parts of the country')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What is done for it' })).toBeVisible();
  for (const name of ['Related species', 'More about it here'])
    await expect(page.getByRole('heading', { name })).toBeHidden();
  await page.emulateMedia({ media: null });

  const longest = parks.find(({ slug }) => slug === 'namdapha-national-park');
  const path = `/parks&sancturies/${longest?.slug}`;
  await page.goto(path);
  await untilHydrated(page);
  await expectSheets(page, path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByText(longest?.history ?? '')).toBeVisible();
  await page.emulateMedia({ media: null });

  const compared = '/animals/compare?a=bengal-tiger&b=leopard';
  await page.goto(compared);
  await expect(page.getByRole('table')).toBeVisible();
  await expectSheets(page, compared);
});

test('a life list of forty species is two sheets at most', async ({ page, join }) => {
  const asha = await join('Asha Menon', page);
  const records = animals.slice(0, 40).map(({ slug }, at) => ({
    species: slug,
    seen_on: '2026-03-17',
    park: parks[at % parks.length]?.slug ?? null,
  }));
  for (const part of [records.slice(0, 20), records.slice(20)])
    await asha.call('POST', '/api/life-list/add', { records: part });
  await page.goto('/community/life-list');
  await expect(page.getByRole('list', { name: 'Species seen' }).getByRole('listitem')).toHaveCount(40);
  await expectSheets(page, `/community/life-list/${asha.id}`);
});

test('the page of a species is cited and its plate is saved', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/animal/1');
  await untilHydrated(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the plate' }).click();
  expect((await download).suggestedFilename()).toBe('aranya-bengal-tiger-plate.svg');
  const painted = page.waitForEvent('download');
  await page.getByRole('button', { name: 'As PNG' }).click();
  expect((await painted).suggestedFilename()).toBe('aranya-bengal-tiger-plate.png');
  const png = await readFile(await (await painted).path());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2000, 1500]);
  await page.getByText('Cite this page').click();
  await page.getByRole('button', { name: 'Copy as plain text' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
});
