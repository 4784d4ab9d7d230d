import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { connect, sendMessage } from '../support/members';
import { operate } from '../support/operator';

test('a message is reported, its sender suspended beside the running site, and let in again', async ({
  page,
  join,
  site,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource: the server responded with a status of 40[03]/);
  const priya = await join('Priya Nair', page);
  const meera = await join('Meera Kulkarni');
  await connect(meera, priya);
  await sendMessage(priya, meera, 'Tusks, cheap');

  await page.goto('/community');
  const { page: window } = meera;
  await window.goto(`/community/messages/${priya.id}`);
  const entry = window.getByRole('listitem').filter({ hasText: 'Tusks, cheap' });
  await entry.getByRole('button', { name: 'More about this message' }).focus();
  await window.keyboard.press('Enter');
  await window.getByRole('menuitem', { name: 'Report message' }).focus();
  await window.keyboard.press('Enter');
  const dialog = window.getByRole('dialog', { name: 'Report this message by Priya Nair' });
  await dialog.getByLabel('Reason').selectOption('illegal_trade');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(window.getByText('We have received your report')).toBeVisible();

  // The site may hold reports of other tests.
  const list = (await operate(site, 'reports')).split('\n\n');
  const reported =
    list.find((entry) => entry.includes('URGENT, illegal trade: a message of Priya Nair')) ?? '';
  const id = reported.trim().slice(0, 36);
  expect(await operate(site, 'reports', `--show=${id}`)).toContain('The message said:\n    Tusks, cheap');

  const end = '2099-01-31';
  await operate(site, 'moderation', 'suspend', priya.id, '--reason=You offered tusks.', `--until=${end}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is suspended');
  await expect(page.getByText('You offered tusks.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is suspended');
  await expectAccessible(page, 'suspended');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^aranya-data/);

  await operate(site, 'moderation', 'lift', priya.id);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Community' })).toBeVisible();
  expect(await operate(site, 'moderation', 'log', priya.id)).toContain('2 of 2 entries');
});
