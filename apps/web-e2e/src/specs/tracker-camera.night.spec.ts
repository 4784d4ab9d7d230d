import type { Locator } from '@playwright/test';
import { expect, test, withMotion } from '../support/fixtures';
import { animal, map, openPaused, serveTiles, stopMarks, stops } from '../support/tracker';

test.use(withMotion);

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('nothing drawn');
  return box;
}

type Box = Awaited<ReturnType<typeof boxOf>>;

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.height && a.y + a.height > b.y;

test('after the run, and on request, the whole journey is in view and clear of the player', async ({
  page,
  context,
}) => {
  await serveTiles(context);
  await page.setViewportSize({ width: 390, height: 844 });
  // From the Arctic to the Antarctic: the highest of all.
  await openPaused(page, '/arctic-tern');
  const controls = [
    page.getByRole('region', { name: 'Selected animal' }),
    page.getByRole('button', { name: 'Zoom in' }),
    page.getByRole('button', { name: 'Show the whole route' }),
  ];
  const expectWholeJourney = async (where: string) => {
    const frame = await boxOf(map(page));
    const covers = await Promise.all(controls.map(boxOf));
    for (const part of [...(await stopMarks(page).all()), animal(page, 'Arctic Tern')]) {
      const drawn = await boxOf(part);
      expect(drawn.x, where).toBeGreaterThanOrEqual(frame.x);
      expect(drawn.y, where).toBeGreaterThanOrEqual(frame.y);
      expect(drawn.x + drawn.width, where).toBeLessThanOrEqual(frame.x + frame.width);
      for (const cover of covers) expect(overlap(drawn, cover), where).toBe(false);
    }
    const [first, last] = [await boxOf(stopMarks(page).first()), await boxOf(stopMarks(page).last())];
    expect(last.y - first.y, where).toBeGreaterThan(100);
  };
  await page.clock.runFor(2400 + 1500);
  await expect(stops(page)).toHaveCount(4);
  await page.clock.runFor(800 + 1700);
  await expectWholeJourney('at the end');

  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    // The map takes its new size in the frame after this event; a later one would end the flight.
    const resized = await page.evaluateHandle(() => ({
      done: new Promise((done) => addEventListener('resize', done, { once: true })),
    }));
    await page.setViewportSize({ width, height });
    await resized.evaluate(async ({ done }) => void (await done));
    await page.clock.runFor(500);
    await page.getByRole('button', { name: 'Show the whole route' }).click();
    await page.clock.runFor(1700);
    await expectWholeJourney(`at ${width} px`);
  }
});

test('a visitor who moves the map at the end keeps it there', async ({ page, context }) => {
  await serveTiles(context);
  await openPaused(page, '/amur-falcon');
  await page.clock.runFor(2400 + 1600);
  await map(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(500);
  const before = await boxOf(animal(page, 'Amur Falcon'));
  await page.clock.runFor(5000);
  expect(await boxOf(animal(page, 'Amur Falcon'))).toEqual(before);
});
