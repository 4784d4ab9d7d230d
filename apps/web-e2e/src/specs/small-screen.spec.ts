import { expect, test, withMotion } from '../support/fixtures';
import { fourfold } from '../support/layout';
import { connect, openLive, sendMessage } from '../support/members';

test.use(withMotion);

test('on a phone two bars lead everywhere, cover nothing, and make room for what is written', async ({
  page,
  join,
}) => {
  const noor = await join('Noor Contractor', page);
  const tara = await join('Tara Wagle');
  await connect(noor, tara);
  await page.setViewportSize({ width: 320, height: 568 });
  await openLive(page, '/community');
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  const quick = page.getByRole('navigation', { name: 'Identify and life list' });

  await test.step('targets and labels', async () => {
    for (const link of await bar.or(quick).getByRole('link').all()) {
      const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
      expect.soft(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      const label = link.locator('span').nth(1);
      const cut = await label.evaluate((one) => one.scrollWidth - one.clientWidth);
      expect.soft(cut, await label.innerText()).toBe(0);
    }
  });

  await test.step('identify, life list and profile are one tap away', async () => {
    for (const [link, title] of [
      [quick.getByRole('link', { name: 'Identify' }), 'Identify'],
      [quick.getByRole('link', { name: 'Life list' }), 'Life list'],
      [bar.getByRole('link', { name: 'Profile' }), noor.name],
    ] as const) {
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(link).toHaveAttribute('aria-current', 'page');
    }
  });

  await test.step('what is unread is marked', async () => {
    await sendMessage(tara, noor, 'Are you at the gate?');
    await expect(bar.getByRole('link', { name: 'Messages unread' })).toBeVisible();
    await bar.getByRole('link', { name: /^Notifications \d+ unread/ }).click();
    // The number goes as soon as the screen has been seen.
    await expect(bar.getByRole('link', { name: /^Notifications/ })).toHaveAttribute('aria-current', 'page');
  });

  await test.step('the end of a page and toasts stay clear of it', async () => {
    await bar.getByRole('link', { name: 'Create Post' }).click();
    const text = page.getByPlaceholder("What's happening?");
    await text.focus();
    await expect(bar).toBeHidden();
    await text.blur();
    await expect(bar).toBeVisible();
    const publish = page.getByRole('button', { name: 'Publish Post' });
    await publish.click();
    const barTop = async () => (await bar.boundingBox())?.y ?? 0;
    const toast = page.getByRole('alert').filter({ hasText: 'Please add at least one image or text' });
    // A toast with the focus stays.
    await toast.getByRole('button', { name: 'Dismiss' }).focus();
    await expect
      .poll(async () => {
        const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
        return y + height - (await barTop());
      })
      .toBeLessThanOrEqual(0);
    await page.setViewportSize(fourfold);
    await publish.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await publish.press('Enter');
    await expect(toast.last()).toBeInViewport({ ratio: 1 });
    const isUncovered = (button: HTMLElement) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    expect(await publish.evaluate(isUncovered)).toBe(true);
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/community/account');
    const last = page.getByRole('button', { name: 'Delete my account' });
    await expect(last).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const { y = 0, height = 0 } = (await last.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(await barTop());
  });

  await test.step('a chat has its place for the composer', async () => {
    await bar.getByRole('link', { name: /^Messages/ }).click();
    await page.getByRole('article', { name: tara.name }).getByRole('link', { name: 'Chat' }).click();
    const field = page.getByRole('textbox', { name: 'Message' });
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(bar).toBeHidden();
    await page.goBack();
    await expect(bar.getByRole('link', { name: /^Messages/ })).toHaveAttribute('aria-current', 'page');
  });

  await test.step('the menu shows its end at once', async () => {
    const burger = page.getByRole('button', { name: 'Open menu' });
    await burger.click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Life list' })).toBeInViewport({
      ratio: 1,
    });
    await page.keyboard.press('Escape');
    await expect(burger).toBeFocused();
  });

  await test.step('at a desk the sidebar has it all', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(bar).toBeHidden();
  });
});
