import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { connect, joinCommunity, type Member } from '../support/members';
import { Site } from '../support/site';

const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const bubble = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /^Conversation with/ })
    .getByRole('listitem')
    .filter({ hasText: text });

test('a restart of the server during a chat loses and duplicates nothing', async ({
  browser,
  browserConsole,
}) => {
  test.setTimeout(300_000);
  // Its own site, because it is restarted.
  const site = await Site.create();
  browserConsole.allow(
    /Failed to load resource|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET/,
  );
  try {
    const join = async (name: string) => {
      const context = await browser.newContext({ baseURL: site.url });
      browserConsole.watch(context);
      return joinCommunity(await context.newPage(), name);
    };
    const [meera, priya]: [Member, Member] = [await join('Meera Kulkarni'), await join('Priya Nair')];
    await connect(meera, priya);
    await meera.page.goto(`/community/messages/${priya.id}`);
    await priya.page.goto(`/community/messages/${meera.id}`);
    await field(meera.page).fill('Before the cut');
    await field(meera.page).press('Enter');
    await expect(bubble(priya.page, 'Before the cut')).toHaveCount(1);
    await field(priya.page).fill('Half a sen');

    await site.stop();
    await expect(meera.page.getByText('Reconnecting…')).toBeVisible({ timeout: 20_000 });
    await field(meera.page).fill('Into the silence');
    await field(meera.page).press('Enter');
    const lost = bubble(meera.page, 'Into the silence');
    await expect(lost.getByText('Waiting to be sent')).toBeVisible();

    await site.start();
    for (const { page } of [meera, priya])
      await expect(page.getByText('Reconnecting…')).toHaveCount(0, { timeout: 45_000 });
    // It goes by itself, after a pause of a minute at most.
    await expect(lost.getByText('Waiting to be sent')).toHaveCount(0, { timeout: 90_000 });
    await expect(lost).toHaveCount(1);
    await expect(bubble(priya.page, 'Into the silence')).toHaveCount(1);
    await expect(bubble(priya.page, 'Before the cut')).toHaveCount(1);

    await expect(field(priya.page)).toHaveValue('Half a sen');
    await priya.page.reload();
    await expect(field(priya.page)).toHaveValue('Half a sen');
    await expect(bubble(priya.page, 'Into the silence')).toHaveCount(1);
    await field(priya.page).press('Enter');
    await expect(bubble(meera.page, 'Half a sen')).toHaveCount(1);
  } finally {
    await site.remove();
  }
});

test('a message whose answer is lost is shown once, also after a reload', async ({
  page,
  newWindow,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource/);
  const meera = await joinCommunity(page, 'Meera Kulkarni');
  const priya = await joinCommunity(await newWindow(), 'Priya Nair');
  await connect(meera, priya);
  await page.goto(`/community/messages/${priya.id}`);

  // The request is lost.
  await page.route('**/api/messages/send', (route) => route.abort());
  await field(page).fill('Never left');
  await field(page).press('Enter');
  await expect(bubble(page, 'Never left').getByText('Waiting to be sent')).toBeVisible();
  await page.unroute('**/api/messages/send');
  await page.reload();
  await expect(bubble(page, 'Never left').getByText('Sent')).toBeVisible();

  // The answer is lost.
  await page.route('**/api/messages/send', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await field(page).fill('Arrived unnoticed');
  await field(page).press('Enter');
  await expect(bubble(page, 'Arrived unnoticed').getByText('Sent')).toBeVisible();
  await page.unroute('**/api/messages/send');
  await page.reload();
  await expect(bubble(page, 'Arrived unnoticed')).toHaveCount(1);
  await expect(bubble(page, 'Never left')).toHaveCount(1);
  await priya.page.goto(`/community/messages/${meera.id}`);
  await expect(bubble(priya.page, 'Arrived unnoticed')).toHaveCount(1);
  await expect(bubble(priya.page, 'Never left')).toHaveCount(1);
});

test('an unknown person, oneself and a stranger each show a reason', async ({
  page,
  newWindow,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource: the server responded with a status of 4/);
  const meera = await joinCommunity(page, 'Meera Kulkarni');
  const stranger = await joinCommunity(await newWindow(), 'Priya Nair');
  for (const [id, words] of [
    ['01990000-0000-7000-8000-000000000000', 'There is no such person.'],
    ['nobody', 'There is nobody here'],
    [meera.id, 'You cannot write to yourself.'],
    [stranger.id, 'You can write to each other once you are connected.'],
  ] as const) {
    await page.goto(`/community/messages/${id}`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(field(page)).toHaveCount(0);
  }
});
