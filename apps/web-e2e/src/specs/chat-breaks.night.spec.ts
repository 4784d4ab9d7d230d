import type { Page } from '@playwright/test';
import { bubble, conversation, messageField as field, openChat } from '../support/chat';
import { expect, test } from '../support/fixtures';
import { connect, type Member, sendMessage } from '../support/members';

const cuttable = `window.cuts = []; window.opened = 0;
  const original = window.fetch;
  window.fetch = (input, init) => {
    if (init?.headers?.accept !== 'text/event-stream') return original(input, init);
    const control = new AbortController();
    init.signal?.addEventListener('abort', () => control.abort());
    window.cuts.push(control);
    return original(input, { ...init, signal: control.signal }).then((answer) => { window.opened++; return answer; });
  };`;

/** Two write to one reader, who has both chats open in two tabs and whose stream of events breaks again and again. */
async function expectChatsThroughBreaks(
  reader: Member,
  writers: [Member, Member],
  { breaks, messages }: { breaks: number; messages: number },
): Promise<void> {
  const tabs = [reader.page, await reader.page.context().newPage()];
  const chats = writers.map((writer, index) => ({ writer, tab: tabs[index] ?? reader.page }));
  // Coming online ends the pause before the next attempt. The content policy forbids waitForFunction.
  const reopened = ({ tab }: { tab: Page }) =>
    expect
      .poll(
        () => tab.evaluate("window.opened || (window.dispatchEvent(new Event('online')), window.opened)"),
        {
          intervals: [30, 60, 120, 250, 500, 1000],
        },
      )
      .toBeGreaterThan(0);
  for (const { writer, tab } of chats) {
    await tab.addInitScript(cuttable);
    await openChat({ ...reader, page: tab }, writer);
  }
  await Promise.all(chats.map(reopened));

  let sending = true;
  const speak = async (from: Member) => {
    for (let number = 1; number <= messages; number++)
      await sendMessage(from, reader, `${from.name} ${number}.`);
  };
  const spoken = Promise.all(writers.map(speak)).finally(() => (sending = false));
  for (let times = 0; times < breaks || sending; times++) {
    for (const chat of chats) {
      await chat.tab.evaluate('window.opened = 0; window.cuts.splice(0).forEach((one) => one.abort())');
      await reopened(chat);
    }
  }
  await spoken;

  for (const { writer, tab } of chats) {
    const rows = conversation(tab).getByRole('listitem');
    await expect(rows).toHaveCount(messages);
    const shown = (await rows.allInnerTexts()).map((text) => /(\d+)\./.exec(text)?.[1]);
    expect(shown).toEqual(Array.from({ length: messages }, (_, index) => String(index + 1)));
    await expect(rows.first()).toContainText(writer.name);
  }
}

test('20 breaks of the stream during 200 messages: each is shown once, in order', async ({
  friends,
  join,
  browserConsole,
}) => {
  browserConsole.allow(/ERR_ABORTED/);
  const [meera, priya] = friends;
  const ravi = await join('Ravi Kulkarni');
  await connect(meera, ravi);
  await expectChatsThroughBreaks(meera, [priya, ravi], { breaks: 20, messages: 100 });
});

test('a message whose answer is lost is shown once, also after a reload', async ({
  page,
  friends,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource/);
  const [meera, priya] = friends;
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
  // The stream may bring the message before its answer is cut off.
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(bubble(page, 'Arrived unnoticed')).toHaveCount(1);
  await expect(bubble(page, 'Never left')).toHaveCount(1);
  await priya.page.goto(`/community/messages/${meera.id}`);
  await expect(bubble(priya.page, 'Arrived unnoticed')).toHaveCount(1);
  await expect(bubble(priya.page, 'Never left')).toHaveCount(1);
});
