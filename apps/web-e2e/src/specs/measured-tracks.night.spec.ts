import { measuredTracks } from '@aranya/wildlife-data';
import { test, withMotion } from '../support/fixtures';
import { expectPlayedToTheEnd } from '../support/measured';
import { serveTiles } from '../support/tracker';

test.use(withMotion);

for (const width of [390, 1440])
  test(`each measured track is played to its end at ${width} px, in view and with its credit`, async ({
    page,
    context,
  }) => {
    test.setTimeout(600_000);
    await serveTiles(context);
    await page.setViewportSize({ width, height: 844 });
    await expectPlayedToTheEnd(page, width === 390 ? measuredTracks.slice(1, -1) : measuredTracks);
  });
