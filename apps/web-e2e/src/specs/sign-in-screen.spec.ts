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

test('both ways in stand above the fold, sign-up first for somebody new', async ({ page }) => {
  await page.goto('/community');
  const ways = page.getByRole('button', { name: /^Sign (up|in)$/ });
  for (const [width, height] of [
    [320, 568],
    [390, 664],
    [768, 1024],
    [844, 390],
    [1440, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(ways).toHaveText(['Sign up', 'Sign in']);
    const lowest = await ways.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect.soft(Math.max(...lowest), `${width} x ${height}`).toBeLessThanOrEqual(height);
  }
});

test('the owl stays where it is from the door to the form, which waits in its first field', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource: the server responded with a status of 400/);
  const sizes = [
    [390, 664],
    [768, 1024],
    [1440, 900],
  ] as const;
  const owls = async () => {
    const found: object[] = [];
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const owl = page.locator('img[src$="/signin.svg"]');
      await expect(owl).toHaveJSProperty('complete', true);
      found.push(
        await owl.evaluate((one) => {
          const { objectFit, objectPosition, scale, transform } = getComputedStyle(one);
          const { x, y, width: wide, height: high } = one.getBoundingClientRect();
          const box = [x, y, wide, high].map(Math.round);
          return { box, objectFit, objectPosition, scale, transform };
        }),
      );
    }
    return found;
  };
  await page.goto('/community');
  const atTheDoor = await owls();
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await owls()).toEqual(atTheDoor);

  await page.getByLabel('Full name').fill('Tara Menon');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter your e-mail address.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
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
