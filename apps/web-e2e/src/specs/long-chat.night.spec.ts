import { bubble, conversation, openChat } from '../support/chat';
import { expect, test } from '../support/fixtures';
import { sendMessage } from '../support/members';

test('a long chat loads older messages without a jump, and offers new ones', async ({ friends }) => {
  const [meera, priya] = friends;
  for (let number = 1; number <= 100; number++) {
    const [from, to] = number % 3 === 0 ? [meera, priya] : [priya, meera];
    await sendMessage(from, to, `Note ${number}.${' Rain on the ridge.'.repeat(number % 9)}`);
  }
  await openChat(meera, priya);
  await expect(bubble(meera.page, 'Note 100.')).toBeInViewport();
  const view = conversation(meera.page);
  const firstInView = () =>
    view.evaluate((element) => {
      const edge = element.getBoundingClientRect().top;
      const rows = Array.from(element.querySelectorAll('li'), (row) => ({
        row,
        box: row.getBoundingClientRect(),
      }));
      const first = rows.find(({ box }) => box.bottom > edge);
      return { text: first?.row.innerText, top: Math.round((first?.box.top ?? 0) - edge), rows: rows.length };
    });

  // Lines under the reader's eyes must not move when the next page comes.
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let asked = 0;
  await meera.page.route('**/api/messages/get', async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  // A chat that is still being laid out goes back to its end.
  const scrollUp = async () => {
    await view.evaluate((element) => (element.scrollTop = Math.min(300, element.scrollTop - 1)));
    return asked;
  };
  await expect.poll(scrollUp).toBe(1);
  const before = await firstInView();
  letGo();
  await expect.poll(async () => (await firstInView()).rows).toBeGreaterThan(before.rows);
  const after = await firstInView();
  expect({ text: after.text, top: after.top }).toEqual({ text: before.text, top: before.top });

  await sendMessage(priya, meera, 'Note 101. Look!');
  const fresh = meera.page.getByRole('button', { name: 'New messages' });
  await expect(fresh).toBeVisible();
  expect((await firstInView()).text).toBe(before.text);
  await fresh.click();
  await expect(bubble(meera.page, 'Note 101.')).toBeInViewport();
  await expect(fresh).toHaveCount(0);
  await sendMessage(priya, meera, 'Note 102. Again!');
  await expect(bubble(meera.page, 'Note 102.')).toBeInViewport();
});
