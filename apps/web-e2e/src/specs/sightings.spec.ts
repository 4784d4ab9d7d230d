import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { press, tabTo } from '../support/keyboard';
import { serveTiles } from '../support/tracker';

const PHONE = { width: 390, height: 844 };
const SQUARE = 'within 40 km of Biswanath Chariali';

const monthOf = (day: Date, month: 'long' | 'short' = 'long') =>
  new Intl.DateTimeFormat('en-GB', { month, year: 'numeric' }).format(day);

const PLACE_NAME = 'Otter bend';

/** Nothing that the other person gets has the exact place, or what its author calls it. */
function watchForPlace(page: Page): () => Promise<string[]> {
  const leaks: Promise<string | null>[] = [];
  page.on('response', (answer) => {
    // A stream has no end.
    if (!answer.headers()['content-type']?.startsWith('application/json')) return;
    leaks.push(
      answer.text().then(
        (text) => (/26\.57|93\.17|Otter bend/.test(text) ? answer.url() : null),
        () => null,
      ),
    );
  });
  return async () => (await Promise.all(leaks)).filter((leak) => leak !== null);
}

// The page of a species keeps its count of sightings for a minute: no other test opens the dhole's.
test('a protected sighting is published by keyboard; others see a square and the month', async ({
  page,
  join,
}) => {
  const words = `Two of them at the river, ${Date.now()}`;
  const month = monthOf(new Date());
  await serveTiles(page.context());
  await join('Asha Menon', page);
  await page.setViewportSize(PHONE);
  await page.goto('/community/create-post');
  await page.getByPlaceholder("What's happening?").fill(words);
  await press(page, page.getByRole('button', { name: 'Add a sighting' }));

  const part = page.getByRole('region', { name: 'What did you see?' });
  const species = part.getByRole('combobox', { name: 'Species' });
  await expect(species).toBeFocused();
  await page.keyboard.type('cuon alpinus');
  await expect(part.getByRole('option').first()).toContainText('Dhole');
  await page.keyboard.press('Enter');
  await tabTo(page, part.getByRole('textbox', { name: 'Count of Dhole' }));
  await page.keyboard.type('2');
  await species.fill('zzz brown night thing');
  await expect(part.getByRole('option').last()).toContainText('Keep “zzz brown night thing”');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const group = part.getByRole('combobox', { name: 'What kind of animal is “zzz brown night thing”?' });
  await expect(group).toBeFocused();
  await group.selectOption('Mammals');
  await expectAccessible(page, 'the composer with a free name');
  await press(page, part.getByRole('button', { name: 'Keep this name' }));
  await expect(species).toBeFocused();
  await press(page, part.getByRole('button', { name: 'On the map' }));
  const map = part.getByRole('region', { name: /^Map of the place of your sighting/ });
  await tabTo(page, map);
  await page.keyboard.press('Enter');
  const coordinates = part.getByRole('textbox', { name: 'Coordinates' });
  const middle = await coordinates.inputValue();
  const pin = part.getByRole('button', { name: /^Pin at / });
  await tabTo(page, pin);
  await page.keyboard.press('ArrowUp');
  await expect(coordinates).not.toHaveValue(middle);
  await expect(pin).toBeFocused();
  await tabTo(page, coordinates);
  await coordinates.fill('26.57, 93.17');
  await expect(pin).toHaveAccessibleName(/^Pin at 26\.57° N 93\.17° E/);
  await expect(part.getByText('Others see a square of about 22 km and the month.')).toBeVisible();
  await tabTo(page, part.getByRole('textbox', { name: /^What people call this place/ }));
  await page.keyboard.type(PLACE_NAME);
  await expectAccessible(page, 'the composer with a sighting');
  await press(page, page.getByRole('button', { name: 'Publish Post' }));
  await expect(page).toHaveURL(/\/community$/);
  const own = page.getByRole('article').filter({ hasText: words });
  await expect(
    own.getByRole('link', { name: `${PLACE_NAME}, near Kaziranga National Park`, exact: true }),
  ).toBeVisible();
  await expect(own.getByText('Others see a square of about 22 km and the month.')).toBeVisible();

  const { page: other } = await join('Ravi Kulkarni');
  await serveTiles(other.context());
  const leaks = watchForPlace(other);
  await other.setViewportSize(PHONE);
  await other.goto('/community/sightings');
  await expect(other.getByRole('article').filter({ hasText: words })).toBeVisible();
  await expectAccessible(other, 'the sightings of all members');
  await other.getByRole('combobox', { name: 'Animal' }).fill('dhole');
  await other.getByRole('option', { name: /^Dhole/ }).click();
  await other.getByText('Search sightings', { exact: true }).click();
  await other.getByRole('combobox', { name: 'Month seen' }).selectOption(month.split(' ')[0] ?? '');
  await expect(other).toHaveURL(`/community/sightings/species/dhole?month=${new Date().getMonth() + 1}`);
  await expect(other.getByRole('article').filter({ hasText: words })).toBeVisible();

  await other.goto('/community/sightings');
  await other.getByRole('link', { name: 'On the map' }).click();
  await other.getByRole('combobox', { name: 'Group' }).selectOption('Mammals');
  await other.getByRole('combobox', { name: 'Animal' }).fill('dhole');
  await other.getByRole('option', { name: /^Dhole/ }).click();
  await expect(other).toHaveURL(/\/community\/map\?group=mammals&animal=dhole/);
  const newest = other.getByRole('list', { name: 'Sightings on the map' }).getByRole('listitem').first();
  await expect(newest).toContainText(SQUARE);
  await other.context().grantPermissions(['geolocation']);
  await other.context().setGeolocation({ latitude: 26.57123, longitude: 93.17123 });
  // On a busy machine Chromium may take longer to tell a place than the page waits for it.
  await expect(async () => {
    await other.getByRole('button', { name: 'Near me' }).click();
    await expect(other).toHaveURL(/at=26\.57,93\.17,10$/, { timeout: 12_000 });
  }).toPass();
  await expect(other.getByText(/^\d+ sightings? on this part of the map\.$/)).toBeVisible();
  await expect(other.locator('.leaflet-interactive').first()).toBeVisible();
  await newest.getByRole('link', { name: 'Dhole' }).click();
  await expect(other.getByRole('article').filter({ hasText: words })).toBeVisible();
  await other.goto('/community/sightings/species/dhole');
  const seen = other.getByRole('article').filter({ hasText: words });
  await expect(seen.getByRole('link', { name: SQUARE })).toBeVisible();
  const shown = monthOf(new Date(), 'short');
  await expect(seen.getByRole('group', { name: 'Sighting' }).getByText(shown)).toBeVisible();
  // The moment of publication would tell the day.
  await expect(seen.getByRole('link', { name: shown })).toBeVisible();
  await expect(seen.getByText('Protected place')).toBeVisible();
  await expect(seen.getByText('zzz brown night thing')).toBeVisible();
  await expect(seen.getByText('Mammals · not in our list')).toBeVisible();
  await expectAccessible(other, 'the sightings of a species');
  await other.setViewportSize({ width: 1440, height: 900 });
  await seen.getByText(words).click();
  const beside = other.getByRole('complementary', { name: 'The sighting' });
  await expect(beside.getByRole('region', { name: /^Map of the square of this sighting/ })).toBeVisible();
  await expect(beside.getByRole('link', { name: /^Dhole/ })).toBeVisible();
  await expectAccessible(other, 'a post with its map');
  const edges = async () => {
    const [post, map] = await Promise.all([seen.boundingBox(), beside.boundingBox()]);
    return { right: (map?.x ?? 0) - (post?.x ?? 0), below: (map?.y ?? 0) - (post?.y ?? 0) };
  };
  expect((await edges()).right).toBeGreaterThan(600);
  await other.setViewportSize(PHONE);
  expect((await edges()).right).toBe(0);
  expect((await edges()).below).toBeGreaterThan(100);
  await seen.getByRole('link', { name: SQUARE }).click();
  await expect(
    other.getByRole('heading', { level: 1, name: 'Within 40 km of Biswanath Chariali' }),
  ).toBeVisible();
  await expect(other.getByRole('article').filter({ hasText: words })).toBeVisible();

  await other.getByRole('article').filter({ hasText: words }).getByRole('link', { name: 'Dhole' }).click();
  await expect(other.getByRole('heading', { name: 'Seen by members' })).toBeVisible();
  await expect(other.getByText(new RegExp(`sightings?[^,]*, the latest in ${month}`, 'i'))).toBeVisible();
  await other.getByRole('link', { name: 'See the sightings' }).click();
  await expect(other).toHaveURL(/\/community\/sightings\/species\/dhole$/);
  expect(await leaks()).toEqual([]);
});

test('birds and a park beyond the guide are noted by touch and by keyboard, and stand on post, lists and life list', async ({
  page,
  join,
}) => {
  const words = `A walk before work, ${Date.now()}`;
  await join('Asha Menon', page);
  await page.setViewportSize(PHONE);
  await page.goto('/community/create-post');
  await page.getByPlaceholder("What's happening?").fill(words);
  await page.getByRole('button', { name: 'Add a sighting' }).click();
  const part = page.getByRole('region', { name: 'What did you see?' });
  const species = part.getByRole('combobox', { name: 'Species' });
  await species.fill('hou spar');
  await part.getByRole('option', { name: /^House Sparrow/ }).click();
  await part.getByRole('textbox', { name: 'Count of House Sparrow' }).fill('12');
  await species.focus();
  await page.keyboard.type('passer');
  await expect(part.getByRole('option', { name: /^Sparrows\s*Passer\s*Genus/ })).toBeVisible();
  await expectAccessible(page, 'the composer with animals beyond the guide');
  await page.keyboard.press('Enter');
  await expect(part.getByRole('list', { name: 'Species chosen' }).getByRole('listitem')).toHaveCount(2);
  await part.getByRole('button', { name: 'In a park' }).click();
  await part.getByRole('combobox', { name: 'Park' }).fill('nagarhole');
  await part.getByRole('option', { name: /^Nagarahole National Park/ }).click();
  // Some sparrows are vulnerable.
  await expect(part.getByText('Others see the area and the month.')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Publish Post' }));

  const own = page.getByRole('article').filter({ hasText: words });
  await expect(own.getByText(words)).toBeInViewport();
  await expect(own.getByRole('group', { name: 'Sighting' })).toContainText('House Sparrow');
  await serveTiles(page.context());
  await own.getByRole('link', { name: 'Nagarahole National Park, Karnataka' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nagarahole National Park' })).toBeVisible();
  // The links stand below it.
  await expect(page.getByRole('list', { name: /^By month/ })).toBeVisible();
  await page.getByRole('link', { name: 'See the sightings' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Nagarahole National Park, Karnataka' }),
  ).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
  await page.goto('/community/life-list');
  // The genus counts no more beside its species.
  await expect(page.getByText('1 species', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: /Parks/ }).click();
  await page.getByText('Nagarahole National Park, Karnataka', { exact: true }).click();
  await page.getByRole('link', { name: 'House Sparrow' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'House Sparrow' })).toBeVisible();
  await page.getByRole('link', { name: 'See the sightings' }).click();
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
});
