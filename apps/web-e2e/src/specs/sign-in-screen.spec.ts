import type { Page } from '@playwright/test';
import { expect, test, withMotion } from '../support/fixtures';

test.use(withMotion);

declare global {
  interface Window {
    /** A usable sign-in button was visible in some frame. */
    signInOffered: boolean;
    breaches: string[];
  }
}

const headline = 'Together we share, protect, and celebrate the wild.';

/** Until the returned function is called. */
async function holdScripts(page: Page) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const address of ['/community', '/community/messages']) {
  test(`${address} without a session shows the sign-in screen and requests only what is public`, async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await page.waitForLoadState('networkidle');
    expect(
      calls.filter((path) => !['/api/health', '/api/entry', '/api/sightings/summary'].includes(path)),
    ).toEqual([]);
  });
}

test('the buttons are disabled until the scripts are there', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/community', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  const signUpButton = page.getByRole('button', { name: 'Sign up' });
  await expect(signUpButton).toBeDisabled();
  release();
  await signUpButton.click();
  await expect(page.getByLabel('Full name')).toBeVisible();
});

test('an unreachable sign-in service is reported, and can be tried again', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource: net::ERR_FAILED/);
  let reachable = false;
  await page.route('**/.well-known/openid-configuration', (route) =>
    reachable ? route.continue() : route.abort(),
  );
  await page.goto('/community');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('The sign-in service is not responding right now.');
  reachable = true;
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a wrong answer of the provider is reported and leaves the address', async ({ page }) => {
  await page.goto('/community?error=access_denied&state=of-another-day');
  await expect(page.getByRole('alert')).toContainText(/again/);
  await expect(page).toHaveURL(/\/community$/);
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
});

test('a reload keeps the session, offers no sign-in, and follows the content policy', async ({
  page,
  join,
}) => {
  const account = await join('Tara Menon', page);
  await page.addInitScript(() => {
    window.signInOffered = false;
    window.breaches = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      window.breaches.push(`${event.violatedDirective}: ${event.blockedURI}`),
    );
    const look = () => {
      window.signInOffered ||= [...document.querySelectorAll('button')].some(
        (button) => button.textContent === 'Sign in' && !button.disabled && button.checkVisibility(),
      );
      requestAnimationFrame(look);
    };
    look();
  });
  for (const address of ['/community', '/community/discover']) {
    await page.goto(address);
    await expect(page.getByText(account.name).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => window.signInOffered)).toBe(false);
    expect(await page.evaluate(() => window.breaches)).toEqual([]);
  }
});
