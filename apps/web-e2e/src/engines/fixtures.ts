import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '../support/fixtures';
import type { Driver, Engine } from './engine';
import { engines } from './engines';
import { Visitor } from './visitor';

interface TestFixtures {
  visitor: Visitor;
  /** Another person, in a window of their own. */
  newVisitor: () => Promise<Visitor>;
  /** Messages that the browser may report. */
  allowed: RegExp[];
}

interface WorkerFixtures {
  /** Null where it is not installed. */
  engine: Engine | null;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from this pattern
    async ({}, use, { project }) => {
      const kind = engines[project.name];
      const engine = (await kind?.version()) ? ((await kind?.start()) ?? null) : null;
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  // No tile server is reached, so each tile is reported. Firefox also reports a picture that the worker still fetches, and a
  // font that still loads, when one leaves the page (NS_BINDING_ABORTED).
  allowed: [
    [
      /tile\.openstreetmap\.org/,
      /ServiceWorker intercepted the request and encountered an unexpected error/,
      /downloadable font: download failed .*status=2152398850/,
    ],
    { option: true },
  ],
  visitor: async ({ newVisitor }, use) => use(await newVisitor()),
  newVisitor: async ({ engine, site, allowed }, use, testInfo) => {
    testInfo.skip(!engine, 'The engine is not installed.');
    if (!engine) return;
    const drivers: Driver[] = [];
    await use(async () => {
      const driver = await engine.newWindow();
      drivers.push(driver);
      return new Visitor(driver, site.url);
    });
    try {
      if (testInfo.status !== testInfo.expectedStatus)
        for (const [index, driver] of drivers.entries())
          await writeFile(testInfo.outputPath(`screen-${index}.png`), await driver.screenshot());
    } finally {
      for (const driver of drivers) await driver.close();
    }
    const unexpected = drivers
      .flatMap((driver) => driver.problems())
      .filter((problem) => !allowed.some((each) => each.test(problem)));
    expect(unexpected, 'the browser console').toEqual([]);
  },
});

export { expect };
