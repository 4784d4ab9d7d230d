import { expect, test } from '../support/fixtures';
import { expectVisibleFocus } from '../support/keyboard';
import { map, serveTiles } from '../support/tracker';

test('where the system chooses the colours, buttons keep an edge and the focus its ring', async ({
  page,
}) => {
  for (const address of ['/', '/animals', '/parks&sancturies', '/games/wordle', '/community']) {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    const buttons = page.locator('main :is(button, a)').filter({ visible: true });
    // Forced colours remove the ground of buttons with words.
    const grounded = await buttons.evaluateAll((all) =>
      all.map(
        (one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)' && !one.querySelector('svg'),
      ),
    );
    await page.emulateMedia({ forcedColors: 'active' });
    const edges = await buttons.evaluateAll((all) =>
      all
        .map((one) => [getComputedStyle(one), one.getAttribute('aria-current')] as const)
        .map(([style, current]) => style.borderTopStyle !== 'none' || current !== null),
    );
    expect
      .soft(
        grounded.filter((has, index) => has && !edges[index]),
        address,
      )
      .toEqual([]);
    for (let stops = 0; stops < 14; stops += 1) {
      await page.keyboard.press('Tab');
      await expectVisibleFocus(page);
    }
  }
});

test('where the system chooses the colours, the current page is marked and routes differ', async ({
  page,
  join,
}) => {
  await serveTiles(page.context());
  await join('Asha Menon', page);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const address of ['/animals', '/community']) {
    await page.goto(address);
    const current = page.getByRole('navigation').locator('[aria-current=page]').filter({ visible: true });
    await expect(current.first()).toBeVisible();
    const mark = await current
      .first()
      .evaluate((one) => [
        getComputedStyle(one).outlineStyle,
        getComputedStyle(one, '::after').borderTopStyle,
      ]);
    expect.soft(mark, address).toContain('solid');
  }
  await page.goto('/live-tracking/measured/cuckoo-bed44e?with=cuckoo-b89e5f');
  const faces = map(page).locator('.leaflet-marker-icon');
  await expect(faces).toHaveCount(2);
  const edges = await faces.evaluateAll((all) => all.map((face) => getComputedStyle(face).borderTopColor));
  expect(new Set(edges).size).toBe(2);
});
