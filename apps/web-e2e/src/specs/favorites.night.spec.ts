import { expect, test, withMotion } from '../support/fixtures';
import { phone } from '../support/screens';

test.use(withMotion);
test.use({ viewport: phone });

test('with forbidden storage every screen renders and a favorite lasts for the visit', async ({
  page,
  browserConsole,
}) => {
  // React Router's ScrollRestoration cannot read sessionStorage.
  browserConsole.allow(/^(error: SecurityError|uncaught): forbidden/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  });
  for (const path of ['/', '/animals', '/parks&sancturies', '/about-us', '/contact-us', '/favorites']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/animal/1');
  await page.getByRole('button', { name: 'Add to Favorites', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Favorited', exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('could not be saved');
  await page.getByRole('link', { name: 'Go to Favorites' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No Favorites Yet')).toBeVisible();
});
