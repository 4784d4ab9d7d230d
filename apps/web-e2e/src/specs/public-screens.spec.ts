import { test } from '../support/fixtures';
import { publicScreens } from '../support/public-screens';
import { expectSoundScreens } from '../support/public-visits';

test.use({ viewport: { width: 320, height: 900 } });

/** In parts, for several workers. */
const PARTS = 4;
const screens = Object.entries(publicScreens);
const size = Math.ceil(screens.length / PARTS);

for (let part = 0; part < PARTS; part += 1) {
  const ofPart = screens.slice(part * size, (part + 1) * size);
  test(`public screens: ${ofPart.map(([name]) => name).join(', ')}`, async ({ page, browserConsole }) => {
    browserConsole.allow(/status of 40[04]/);
    await expectSoundScreens(page, ofPart);
  });
}
