import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { expectVisibleFocus, tabTo } from '../support/keyboard';
import { giveRole, seedModeration } from '../support/moderation';
import { photograph } from '../support/pictures';
import { phone } from '../support/screens';
import { readSiteSettings } from '../support/sessions';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('every screen of moderators and of an account reads well and works by keyboard', async ({
  page,
  join,
  site,
}) => {
  const admin = await join('Asha Rao', page);
  const author = await join('Bikram Sen');
  const reader = await join('Tara Wagle');
  await giveRole(site, admin, 'admin');
  await seedModeration(site, { admin, author, reader }, await photograph('snare.jpg'));

  const { issuer } = (await readSiteSettings(site.url)).auth;

  await page.goto('/community/admin');
  const first = page.getByRole('article').first().getByRole('link');
  const caseAddress = (await first.getAttribute('href')) ?? '';
  const theirs = author.page;
  const screens: [string, Locator][] = [
    ['/community/admin', first],
    [caseAddress, button(page, 'Remove')],
    ['/community/admin/appeals', button(page, 'Refuse').first()],
    ['/community/admin/members', page.getByRole('link', { name: 'Open Bikram Sen' }).first()],
    [`/community/admin/members/${author.id}`, page.getByLabel('Role')],
    ['/community/admin/photographs', button(page, 'Feature').first()],
    ['/community/admin/names', button(page, 'Leave it as it is').first()],
    ['/community/admin/contact', button(page, 'Mark as handled').first()],
    ['/community/admin/entry', button(page, 'Make an invitation')],
    ['/community/admin/rules', button(page, 'Publish')],
    ['/community/admin/site', button(page, 'Save')],
    ['/community/admin/counts', button(page, 'Table')],
    ['/community/admin/counts?view=table', page.getByRole('region', { name: 'Counts of each day' })],
    ['/community/admin/log', page.locator('summary', { hasText: 'Details' }).first()],
    ['/community/account/decisions', theirs.getByRole('link', { name: 'See the post' })],
    ['/community/account/reports', reader.page.getByRole('link', { name: 'See the post' }).first()],
    [`${issuer}account`, button(page, 'Change password')],
    [`${issuer}device`, button(page, 'Continue')],
  ];
  for (const [address, target] of screens) {
    await test.step(address, async () => {
      const window = target.page();
      await window.goto(address);
      await expect(target).toBeVisible();
      await expectAccessible(window, address);
      await window.setViewportSize(phone);
      await window.getByRole('heading', { level: 1 }).click();
      await tabTo(window, target);
      await expectVisibleFocus(window);
    });
  }
});
