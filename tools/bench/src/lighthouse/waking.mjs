/**
 * What Lighthouse does not see: its visitor does nothing, and scripts that wait for a visitor's first act do not run in
 * his time. Here somebody acts as soon as the page has loaded, on a processor four times slower.
 */
import { launchBrowser } from '../lib/bench-site.mjs';

/** As Lighthouse slows its phone. */
const SLOWDOWN = 4;
/** A task's time beyond this counts as blocking, in ms. */
const LONG = 50;

/** In the page, before anything of it: notes long tasks, and when the scripts answer (app/early-acts). */
function watchPage() {
  window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  document.addEventListener('aranya:alive', () => (window.aliveAt = performance.now()));
}

/**
 * One visit with an empty cache.
 * @returns {Promise<{ alive: number, blocked: number }>} ms from the act until the scripts answer, and how much of the
 *   time from then until a second later tasks took beyond 50 ms each
 */
export async function wake(url) {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url, { waitUntil: 'load' });
    // The scripts are fetched ahead meanwhile.
    await page.waitForTimeout(1000);
    const pressedAt = await page.evaluate(() => {
      const now = performance.now();
      dispatchEvent(new Event('pointerdown'));
      return now;
    });
    await page.waitForFunction(() => window.aliveAt !== undefined);
    await page.waitForTimeout(1000);
    return await page.evaluate(
      ([since, long]) => ({
        alive: window.aliveAt - since,
        blocked: window.longTasks
          .filter(({ startTime }) => startTime >= since)
          .reduce((sum, { duration }) => sum + Math.max(0, duration - long), 0),
      }),
      [pressedAt, LONG],
    );
  } finally {
    await browser.close();
  }
}
