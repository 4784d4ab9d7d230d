import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { press, tabTo } from '../support/keyboard';

/** In full-width digits, with a zero-width space. */
const PLACE = '２０．２４８４，\u200b ７９．３４３２';
const WITH_PLACE = `A tigress with cubs at ${PLACE} this morning`;
const WITHOUT = 'A tigress with cubs this morning';

test('an exact place beside a tiger is taken out before publishing, by keyboard alone', async ({
  page,
  join,
}) => {
  await join('Anjali Kulkarni', page);
  await page.goto('/community/create-post');
  const text = page.getByPlaceholder("What's happening?");
  const publish = page.getByRole('button', { name: 'Publish Post' });
  const dialog = page.getByRole('dialog', { name: 'This shows poachers the way' });
  const posted = page.waitForRequest('**/api/post/add');

  await text.fill(WITH_PLACE);
  await press(page, publish);
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('Bengal Tiger (Endangered)');
  await expectAccessible(page, 'the warning of an exact place');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(WITH_PLACE);
  const selected = await text.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(selected).toBe(PLACE);

  await press(page, publish);
  await tabTo(page, dialog.getByRole('button', { name: 'Take it out' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(text).toHaveValue(WITHOUT);
  await expect(page.getByText(/The exact place was removed from your post/)).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Undo' }));
  await expect(text).toHaveValue(WITH_PLACE);
  await expect(text).toBeFocused();
  await press(page, publish);
  await tabTo(page, dialog.getByRole('button', { name: 'Take it out' }));
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue(WITHOUT);
  await press(page, publish);
  await expect(page).toHaveURL(/\/community$/);
  expect((await posted).postData()).toContain(WITHOUT);
  await expect(page.getByRole('article').filter({ hasText: WITHOUT })).toBeVisible();
});
