import { expect, test } from '../support/fixtures';

test.use({ locale: 'hi-IN' });

test('somebody reads in Hindi, then in Marathi, and comes back to English', async ({ page }) => {
  await page.goto('/animals');
  await page.getByRole('link', { name: 'यह पन्ना हिन्दी में पढ़ें' }).click();
  await expect(page).toHaveURL('/hi/animals');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('वन्यजीव खोज');

  const search = page.getByPlaceholder('नाम या इलाके से खोजें...');
  await search.fill('बाघ');
  await expect(page).toHaveURL(/q=/);
  await page.getByRole('link', { name: 'बाघ', exact: true }).click();
  await expect(page).toHaveURL('/hi/animal/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('बाघ');
  await expect(page).toHaveTitle('बाघ (Panthera tigris tigris) · Aranya');
  await expect(page.getByRole('heading', { name: 'एक नज़र में' })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Aranya' }).click();
  await expect(page).toHaveURL('/hi');
  await expect(page.getByRole('heading', { name: 'आज जंगल में' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('बाघ');

  const languages = page.getByRole('navigation', { name: 'भाषा' });
  await languages.getByRole('link', { name: 'मराठी' }).click();
  await expect(page).toHaveURL('/mr/animal/1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('वाघ');
  await page.getByRole('link', { name: 'बिबट्या' }).first().click();
  await expect(page).toHaveURL('/mr/animal/3');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('बिबट्या');

  await page.getByRole('navigation', { name: 'भाषा' }).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/animal/3');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leopard');
  // The choice holds for the visit, so nothing is offered again.
  await expect(page.getByRole('link', { name: 'यह पन्ना हिन्दी में पढ़ें' })).toBeHidden();
});

test('an animal beyond the catalogue is found by its spoken name from a Hindi page', async ({ page }) => {
  await page.goto('/hi/animals?q=neelkanth');
  await page.locator('a[href^="/hi/taxa/"]').first().click();
  await expect(page).toHaveURL(/\/hi\/taxa\//);
  await expect(page.getByText('Coracias benghalensis').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});

test('a page that exists in no other language is not found under their prefix', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/status of 404/);
  await page.goto('/hi/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('पैरों के निशान यहीं तक हैं');
  await page.goto('/xx/animals');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The tracks end here');
});

test('somebody joins from a Marathi page on Marathi pages, and returns to it', async ({ page }) => {
  await page.goto('/mr/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'समुदाय', exact: true }).click();
  await page.getByRole('button', { name: 'खाते उघडा' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('खाते उघडा');
  await page.getByLabel('पूर्ण नाव').fill('Mira Deshpande');
  await page.getByLabel('ई-मेल').fill('mira.mr@example.com');
  await page.getByLabel('पासवर्ड', { exact: true }).fill('tadoba in march');
  await page.getByRole('button', { name: 'खाते उघडा' }).click();
  await expect(page.getByText('Mira Deshpande')).toBeVisible();
  await expect(page).toHaveURL('/mr/community');
});
