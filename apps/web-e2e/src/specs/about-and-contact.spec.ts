import { expect, test, withMotion } from '../support/fixtures';
import { followHeader, phone } from '../support/screens';

test.use(withMotion);

test.use({ viewport: phone });

test('who we are, and a message that arrives, also after a failure', async ({ page, browserConsole }) => {
  await page.goto('/');
  await followHeader(page, 'About');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ABOUT US');
  const headings = page.getByRole('main').getByRole('heading', { level: 3 });
  for (const value of ['Integrity', 'Sustainability', 'Collaboration', 'Transparency'])
    await expect(headings.filter({ hasText: value })).toBeVisible();
  for (const purpose of [/mission/i, /vision/i, /strategy/i])
    await expect(page.getByRole('main').getByRole('heading', { name: purpose })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'hello@aranya.example' })).toBeVisible();
  await expect(main.getByText('Pune, Maharashtra')).toBeVisible();

  const values = { Name: 'Ravi', Email: 'ravi@example.org', Message: 'A crane was seen in Pune.' };
  for (const [label, text] of Object.entries(values)) await main.getByLabel(label).fill(text);
  browserConsole.allow(/status of 503/);
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'Try later.' } }),
  );
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expect(main.getByRole('alert')).toHaveText('Try later.');
  for (const [label, text] of Object.entries(values)) await expect(main.getByLabel(label)).toHaveValue(text);
  await page.unroute('**/api/contact');
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expect(main.getByRole('heading', { name: 'Message sent' })).toBeFocused();
});
