import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { addPost, connect, follow, openLive, sendMessage } from '../support/members';

const LONG = 'Maximilianalexanderwolfeschlegelsteinhau';

/** Texts of the name that take more than one line, and a page that scrolls sideways. */
const broken = (page: Page) =>
  page.evaluate((name) => {
    const found = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`sideways by ${scrollWidth - clientWidth}`);
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const range = document.createRange();
    let count = 0;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (
        !node.textContent?.includes(name) ||
        !node.parentElement?.closest('article, header, a')?.checkVisibility()
      )
        continue;
      count += 1;
      range.selectNodeContents(node);
      // A line with an ellipsis has two boxes.
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`broken in ${node.parentElement.tagName}`);
    }
    return count > 0 ? found : ['no name'];
  }, LONG);

test('a name of forty letters breaks nowhere; a message moves its chat to the top at once', async ({
  page,
  join,
}) => {
  const max = await join(LONG);
  const noor = await join('Noor Contractor', page);
  const tara = await join('Tara Wagle');
  await connect(noor, max);
  await connect(noor, tara);
  await follow(max, noor);
  await addPost(max, 'Otters under the bridge');
  await sendMessage(max, noor, 'The gate opens at 5:40.');
  await sendMessage(noor, tara, 'First bus.');

  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, '/community/messages');
  const rows = page.getByRole('list', { name: 'Connections' }).getByRole('article');
  await expect(rows.first()).toContainText('You: First bus.');
  await sendMessage(max, noor, 'Two seats are left.');
  await expect(rows.first()).toContainText('Two seats are left.');
  await expect(rows.first()).toContainText('1 unread');
  await expect(rows.first().locator('time')).toContainText('now');

  const screens = [
    ['/community', page.getByRole('article').filter({ hasText: 'Otters' })],
    ['/community/messages', rows.first()],
    [`/community/messages/${max.id}`, page.getByText('Two seats are left.')],
    ['/community/connections', page.getByRole('article', { name: LONG })],
    ['/community/connections?tab=connections', page.getByRole('article', { name: LONG })],
    [`/community/discover?q=${LONG}`, page.getByRole('article', { name: LONG })],
  ] as const;
  for (const [address, ready] of screens) {
    await page.goto(address);
    await expect(ready.first()).toBeVisible();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await broken(page), `${address} at ${width} px`).toEqual([]);
    }
  }

  await page.goto('/community/messages');
  // Anywhere in the row.
  await rows.first().getByText('Two seats are left.').click({ force: true });
  await expect(page).toHaveURL(new RegExp(`/community/messages/${max.id}$`));
});
