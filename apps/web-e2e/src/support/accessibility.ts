import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { lostContent, movement } from './layout';

const axeFile = createRequire(import.meta.url).resolve('axe-core');

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/** WCAG 2.2 AA, and what axe-core holds to be good practice. Its rule about the size of targets is off by itself. */
const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
};
/** What alone can differ from one theme to the other: the document is the same in both. */
const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/**
 * What axe-core finds in the page as it is now, as short lines. The context must bypass the page's policy, which
 * refuses the scanner.
 */
export async function violations(page: Page, options = everything): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe))) await page.addScriptTag({ path: axeFile });
  return page.evaluate(async (chosen) => {
    // Colours that are still on their way from one theme to the other are not what anybody reads.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(moving.map((animation) => animation.finished));
    if (!window.axe) throw new Error('The scanner is not there.');
    const { violations: found } = await window.axe.run({
      ...chosen,
      resultTypes: ['violations'],
      preload: false,
    });
    return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
  }, options);
}

/** The narrowest screen, which is also a desk at 400 %; a desk at 200 %; and a desk. */
const widths = [320, 640, 1440];
/** Where the scanner goes over it; in between the layout alone is looked at. */
const scanned = [320, 1440];

/**
 * The page as it is now has no violation by day and by night, loses nothing at any width nor with wider spaced text,
 * and stands still for those who asked for that. A failure does not end the journey, so that one run tells of all.
 * @param upTo the widest screen on which this state exists
 */
export async function expectAccessible(page: Page, state: string, upTo = Infinity): Promise<void> {
  const problems: string[] = [];
  for (const width of widths.filter((each) => each <= upTo)) {
    const tell = (found: string[], where = '') =>
      problems.push(...found.map((problem) => `${width} px${where}: ${problem}`));
    await page.setViewportSize({ width, height: 900 });
    for (const [colorScheme, options] of [
      ['light', everything],
      ['dark', colours],
    ] as const) {
      if (!scanned.includes(width)) continue;
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      tell(await violations(page, options), `, ${colorScheme}`);
    }
    tell(await lostContent(page));
    tell(await movement(page));
  }
  expect.soft(problems, state).toEqual([]);
}
