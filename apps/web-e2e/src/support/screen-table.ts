import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { untilHydrated } from './hydrated';
import { expectVisibleFocus } from './keyboard';
import { shifts } from './layout';
import { phone } from './screens';

/** A state of a page, and how one gets there. */
export interface Screen {
  address: string;
  before?: (page: Page) => Promise<unknown>;
  act?: (page: Page) => Promise<unknown>;
  shown?: (page: Page) => Locator;
  /** In pixels. */
  upTo?: number;
  /** One state of each layout: each run scans it in a wide window too. */
  isLayout?: boolean;
  /** Narrower than this, in pixels, it still shifts while it loads. */
  shiftsBelow?: number;
}

export const byRole = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The first stops of the page's own content: the header is the same everywhere. */
export async function expectVisibleStops(page: Page, stops = 6): Promise<void> {
  await page.getByRole('main').first().focus();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
  }
}

/**
 * Opens a state, and checks it with axe-core by day and by night, and narrow and wide for lost content and movement. A page
 * as it is loaded is also checked for layout shifts and for the visible focus.
 */
export async function expectSoundScreen(page: Page, name: string, screen: Screen): Promise<void> {
  const { address, before, act, shown, shiftsBelow = 0, ...options } = screen;
  const load = async () => {
    await page.goto(address);
    await untilHydrated(page);
    await act?.(page);
    await expect((shown?.(page) ?? page.locator('h1')).first()).toBeVisible();
  };
  await test.step(name, async () => {
    await page.setViewportSize({ width: 320, height: 900 });
    await before?.(page);
    if (act) {
      await load();
      return expectAccessible(page, name, options);
    }
    await expectAccessible(page, name, {
      ...options,
      load,
      look: async (width) => (width < shiftsBelow ? [] : shifts(page)),
    });
    await expectVisibleStops(page);
    if (shiftsBelow !== phone.width) return;
    await page.setViewportSize(phone);
    // A page that is loaded again is scrolled to where one was.
    await page.evaluate(() => window.scrollTo(0, 0));
    await load();
    await page.waitForLoadState('networkidle');
    expect.soft(await shifts(page), `${name}, on a phone`).toEqual([]);
  });
}
