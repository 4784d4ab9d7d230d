import { expect, test } from '../support/fixtures';
import { expectVisibleFocus } from '../support/keyboard';

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
