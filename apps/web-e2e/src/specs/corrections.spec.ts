import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { giveRole } from '../support/moderation';
import { expectSaid } from '../support/said';

test('a member corrects a fact of an animal, an editor accepts it, and the page shows it to everybody', async ({
  page,
  join,
  site,
  browserConsole,
}) => {
  browserConsole.allow(/status of 400/);
  await join('Meera Dhole', page);
  await page.goto('/animal/24');
  await page.getByRole('link', { name: 'Suggest a correction' }).click();
  const form = page.getByRole('region', { name: 'Suggest a correction' });
  await form.getByLabel('What is wrong').selectOption({ label: 'Weight › kg' });
  await form.getByLabel('What it should say').fill('20, 12');
  await form.getByLabel('Source', { exact: true }).fill('Prater, The Book of Indian Animals');
  await form.getByLabel('Its address, if it is on the web').fill('https://example.org/dholes');
  await form.getByLabel('Why').fill('The book weighed adults.');
  await form.getByRole('button', { name: 'Suggest it' }).click();
  await expect(form.getByText('The smaller value comes first.')).toBeVisible();
  await expectAccessible(page, 'a refused correction');
  await form.getByLabel('What it should say').fill('12, 20');
  await form.getByRole('button', { name: 'Suggest it' }).click();
  await expectSaid(page, 'Thank you. An editor will look at it');
  await expect(form.getByText('Waiting')).toBeVisible();

  const editor = await join('Noor Editor');
  const { page: desk } = editor;
  await giveRole(site, editor, 'editor');
  await desk.goto('/community/admin');
  const card = desk.getByRole('article', { name: 'Dhole: Weight › kg' });
  await expect(card.getByText('12, 20')).toBeVisible();
  await expectAccessible(desk, 'the corrections that wait');
  await card.getByLabel('Your answer').fill('Thank you, so it says.');
  await card.getByRole('button', { name: 'Accept' }).click();
  await expectSaid(desk, 'Accepted. The page shows it in a moment');

  await page.goto('/community/notifications');
  await page.getByRole('link', { name: 'See the answer' }).click();
  const own = page.getByRole('region', { name: 'Your corrections' });
  await expect(own.getByText('Accepted')).toBeVisible();
  await expect(own.getByText('Thank you, so it says.')).toBeVisible();

  // The build of the site says 10–21 kg.
  await expect(async () => {
    await page.goto('/animal/24');
    await expect(page.getByText('12–20 kg')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  const source = page.getByRole('link', { name: 'Prater, The Book of Indian Animals', exact: true });
  await expect(source).toHaveAttribute('href', 'https://example.org/dholes');
});
