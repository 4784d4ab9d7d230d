import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { expectSignedIn, newAccount, signUp } from '../support/people';

declare global {
  interface Window {
    /** What was visible of the community in any frame since the page began. */
    shown: Set<string>;
    breaches: string[];
  }
}

const built = path.resolve(import.meta.dirname, '../../../web/build');
/** What each script of the site is made of: packages by name, our own modules by path. */
const contents = JSON.parse(readFileSync(path.join(built, 'chunk-contents.json'), 'utf8')) as Record<
  string,
  string[]
>;
const headline = 'Together we share, protect, and celebrate the wild.';

/** The names of the scripts that the page asks for. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([^/]+\.js)$/.exec(request.url()) ?? [];
    if (name) scripts.push(name);
  });
  return scripts;
}

/** Lets no script of the site come before `letGo` is called. */
async function holdScripts(page: Page) {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

for (const address of ['/community', '/community/messages']) {
  test(`${address}: who is signed out loads nothing that only members need`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(5);
    const ofMembers = /^(@auth0\/.*|zod|@tanstack\/.*|@ts-rest\/.*|react-toastify|.*-page\.tsx)$/;
    const parts = scripts.flatMap((name) => contents[name] ?? []);
    expect(parts.filter((part) => ofMembers.test(part) && !part.includes('not-found'))).toEqual([]);
  });
}

test('a press that comes before the scripts is not lost', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/community', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sign up' }).click();
  letGo();
  await expect(page.getByLabel('Full name')).toBeVisible({ timeout: 20_000 });
});

test('a press waits at its button while the sign-in SDK comes, and says so when it does not', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource: net::ERR_FAILED/);
  let reachable = false;
  await page.route('**/assets/session-sdk-*.js', (route) => (reachable ? route.continue() : route.abort()));
  await page.goto('/community');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('The sign-in service cannot be reached right now.');
  reachable = true;
  // A browser may remember that a module did not come; the page as loaded anew does not.
  await page.reload();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toBeVisible({ timeout: 20_000 });
});

test('the provider’s answer is never met by the sign-in screen alone: a wrong one is told', async ({
  page,
}) => {
  await page.goto('/community?error=access_denied&state=of-another-day');
  await expect(page.getByRole('alert')).toContainText(/again/);
  await expect(page).toHaveURL(/\/community$/);
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
});

test('a member who comes back never sees the sign-in screen, and nothing breaks the page’s policy', async ({
  page,
}) => {
  const account = newAccount('Tara Menon');
  await signUp(page, account);
  await page.addInitScript((words) => {
    window.shown = new Set();
    window.breaches = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      window.breaches.push(`${event.violatedDirective}: ${event.blockedURI}`),
    );
    const look = () => {
      const seen = (element: Element | null) => element?.checkVisibility() === true;
      if ([...document.querySelectorAll('h1')].some((h1) => h1.textContent === words && seen(h1)))
        window.shown.add('sign-in');
      if (
        [...document.querySelectorAll('[role=status]')].some(
          (one) => /^Opening/.test(one.textContent) && seen(one),
        )
      )
        window.shown.add('wait');
      requestAnimationFrame(look);
    };
    look();
  }, headline);
  for (const address of ['/community', '/community/discover']) {
    const letGo = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByText('Opening the community').first()).toBeAttached();
    // Some frames of what the HTML alone shows.
    await expect.poll(() => page.evaluate(() => [...window.shown])).toEqual(['wait']);
    letGo();
    await expect(page.getByText(account.name).first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => [...window.shown])).toEqual(['wait']);
    expect(await page.evaluate(() => window.breaches)).toEqual([]);
    await page.unroute('**/assets/*.js');
  }
  await page.goto('/community');
  await expectSignedIn(page, account);
});

test('menus and pictures come when they are reached for, by keyboard too', async ({ page }) => {
  const account = newAccount('Ravi Pillai');
  await signUp(page, account);
  await page.goto('/community/create-post');
  await page.getByPlaceholder("What's happening?").fill('A nilgai at the gate');
  await page.getByRole('button', { name: 'Publish Post' }).click();
  // Others write on this site meanwhile.
  const post = page.getByRole('article', { name: account.name });
  await expect(post).toContainText('A nilgai at the gate', { timeout: 20_000 });
  const scripts = scriptsOf(page);
  await page.reload();
  const more = post.getByRole('button', { name: 'More about this post' });
  await expect(more).toBeVisible({ timeout: 20_000 });
  await expect(more).toHaveAttribute('aria-haspopup', 'menu');
  expect(scripts.filter((name) => /^(menu-list|post-dialogs)-/.test(name))).toEqual([]);
  await more.focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: 'Delete post' });
  await expect(item).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await item.click();
  await expect(page.getByRole('alertdialog', { name: 'Delete this post?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});
