import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { press } from '../support/keyboard';
import { connect, toForm } from '../support/members';
import { serveTiles } from '../support/tracker';

const PLACE = { kind: 'point', lat: 26.57123, lng: 93.17123 };

test('a place is shared by keyboard, looked at, seen in the log, and taken back', async ({ page, join }) => {
  const asha = await join('Asha Menon', page);
  const harsha = await join('Harsha Pillai');
  await connect(asha, harsha);
  const sighting = {
    species: [{ species: 'dhole', count: 2 }],
    place: PLACE,
    seen_on: new Date().toISOString().slice(0, 10),
  };
  const { post } = (await asha.call(
    'POST',
    '/api/post/add',
    toForm({ content: 'Two at the river', sighting }),
  )) as {
    post: { _id: string };
  };
  const address = `/community/post/${post._id}`;

  const { page: other } = harsha;
  await Promise.all([page, other].map((window) => serveTiles(window.context())));
  const said: Promise<string>[] = [];
  other.on('response', (answer) => {
    // A stream has no end.
    if (answer.headers()['content-type']?.startsWith('application/json'))
      said.push(
        answer.text().then(
          (text) => (text.includes('26.57') ? new URL(answer.url()).pathname : ''),
          () => '',
        ),
      );
  });
  await other.goto(address);
  await expect(other.getByText('Protected place')).toBeVisible();
  const show = other.getByRole('button', { name: 'Show the exact place' });
  await expect(show).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await press(page, page.getByRole('button', { name: 'More about this post' }));
  await expect(page.getByRole('menuitem', { name: 'Edit post' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Share the exact place' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share the exact place' });
  await expect(dialog.getByText('Nobody but you.')).toBeVisible();
  await dialog.getByLabel('For how long').selectOption('A day');
  await dialog.getByRole('searchbox', { name: 'Search people' }).fill('harsha pil');
  const found = dialog.getByRole('list', { name: 'People to share it with' });
  await press(page, found.getByRole('button', { name: 'Share', exact: true }));
  const shares = dialog.getByRole('list', { name: 'People who can see it' });
  await expect(shares.getByText('Harsha Pillai')).toBeVisible();
  await expect(shares.getByText(/^until \d+ \w+/)).toBeVisible();
  await expectAccessible(page, 'the dialog of a shared place');
  await page.keyboard.press('Escape');
  await expect(page.getByText('You share the exact place with 1 person.')).toBeVisible();
  await expectAccessible(page, 'a shared place of an own post');

  await other.reload();
  await expect(other.getByText(/^The author shares the exact place with you until/)).toBeVisible();
  await expectAccessible(other, 'a post whose place is shared with somebody');
  await press(other, show);
  const seen = other.getByRole('group', { name: 'The exact place' });
  await expect(seen).toBeFocused();
  await expect(seen).toContainText('26.57123° N 93.17123° E');
  await expectAccessible(other, 'the exact place');

  await page.getByRole('button', { name: 'See who' }).click();
  const log = dialog.getByRole('region', { name: 'Who looked' });
  await expect(log.getByText(/^Harsha Pillai looked on \d+ \w+, \d\d:\d\d$/)).toBeVisible();
  await press(page, shares.getByRole('button', { name: 'Stop sharing' }));
  await expect(dialog.getByText('Nobody but you.')).toBeVisible();
  await expect(log.getByText(/^Harsha Pillai looked/)).toBeVisible();

  await other.reload();
  await expect(other.getByText('Protected place')).toBeVisible();
  await expect(other.getByText(/^The author shares/)).toHaveCount(0);
  await expect(show).toHaveCount(0);
  expect([...new Set(await Promise.all(said))].filter(Boolean)).toEqual(['/api/place-shares/look']);
});
