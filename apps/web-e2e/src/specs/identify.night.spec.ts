import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { press } from '../support/keyboard';
import { expectSaid } from '../support/said';

test('one asks, three suggest, and the name appears in the open post', async ({ page, join }) => {
  const asker = await join('Meera Kulkarni', page);
  const helper = await join('Priya Nair');
  const [ravi, tara] = [await join('Ravi Deo'), await join('Tara Wagle')];

  await page.goto('/community/create-post');
  await page.getByPlaceholder("What's happening?").fill('Small cat at the lake, webbed feet?');
  const ask = page.getByRole('switch', { name: 'Ask: what is this?' });
  await ask.check();
  await page.reload();
  await expect(ask).toBeChecked();
  await page.getByRole('button', { name: 'Publish Post' }).click();
  const card = page.getByRole('article').filter({ hasText: 'webbed feet?' });
  await card.getByRole('link', { name: 'What is this? No suggestions yet' }).click();
  await expect(page.getByText('Nobody has suggested a name yet.')).toBeVisible();
  const postId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  // By keyboard: a scientific name, and why.
  const { page: window } = helper;
  await window.goto('/community/identify');
  await expect(window.getByRole('article').filter({ hasText: 'webbed feet?' })).toBeVisible();
  await window.getByRole('combobox', { name: 'Suggest a name' }).focus();
  await window.keyboard.type('prionailurus');
  await expect(window.getByRole('option', { name: /Fishing Cat/ })).toBeVisible();
  await window.keyboard.press('Enter');
  await expect(window.getByRole('textbox', { name: 'Why? (optional)' })).toBeFocused();
  await window.keyboard.type('Short tail, and it sits by the water');
  await press(window, window.getByRole('button', { name: 'Suggest Fishing Cat' }));
  await expect(window.getByText('Your suggestion', { exact: true })).toBeVisible();

  const suggestions = page.getByRole('list', { name: 'Suggestions' });
  await expect(suggestions.getByText('1 of 1')).toBeVisible();
  await expect(suggestions.getByText('it sits by the water')).toBeVisible();
  await ravi.call('POST', '/api/identifications/suggest', { postId, species: 'leopard' });
  await expect(suggestions.getByText('1 of 2')).toHaveCount(2);
  await tara.page.goto(`/community/post/${postId}`);
  await tara.page.getByRole('button', { name: 'Agree that it is Fishing Cat' }).click();

  await expect(page.getByText('The community says')).toBeVisible();
  await expect(page.getByText('2 of 3 agree').first()).toBeVisible();
  await expectAccessible(page, 'identify');
  await page.getByRole('button', { name: 'Take this name (Fishing Cat)' }).click();
  await expectSaid(page, 'Name saved');
  await expect(page.getByText('You say')).toBeVisible();
  await expect(window.getByText(`${asker.name}, who saw it, says`)).toBeVisible();

  await page.goto('/community/identify');
  const questions = page.getByRole('list', { name: 'Your questions' });
  await expect(questions).toContainText('The community says Fishing Cat: 2 of 3 agree.');
  await expect(questions).toContainText('it sits by the water');
  await page.goto('/community/sightings/species/fishing-cat');
  const together = page.getByRole('region', { name: 'Identified together' });
  await expect(together.getByRole('article').filter({ hasText: 'webbed feet?' })).toBeVisible();

  await window.getByRole('button', { name: 'Withdraw' }).click();
  await expectSaid(window, 'Suggestion withdrawn');
  await expect(window.getByText('The community says')).toHaveCount(0);

  // One who is less certain suggests the genus, and the community agrees on that.
  await window.getByRole('combobox', { name: 'Suggest a name' }).fill('prionailurus');
  await window.getByRole('option', { name: 'Prionailurus Genus', exact: true }).click();
  await window.getByRole('button', { name: 'Suggest Prionailurus' }).click();
  await expect(window.getByText('So far the community says')).toBeVisible();
  await expect(window.getByText('2 of 3 agree')).toBeVisible();
  await page.goto('/community/identify');
  await expect(questions).toContainText('So far the community says Prionailurus: 2 of 3 agree.');
});
