import { expect, test, withMotion } from '../support/fixtures';
import { serveTiles } from '../support/tracker';

test.use(withMotion);

test('a forest is heard from one press to the next', async ({ page }) => {
  await serveTiles(page.context());
  await page.addInitScript(() => {
    const made: AudioContext[] = [];
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        made.push(this);
      }
    };
    Object.assign(window, { made });
  });
  const states = () =>
    page.evaluate(() => (window as unknown as { made: AudioContext[] }).made.map(({ state }) => state));
  for (const address of ['/', '/live-tracking']) {
    await page.goto(address);
    const sound = page.getByRole('button', { name: 'Forest sound' });
    await expect(sound).toBeVisible();
    expect(await states()).toEqual([]);
    await sound.click();
    await expect.poll(states).toEqual(['running']);
    await sound.click();
    await expect.poll(states).toEqual(['closed']);
  }
});
