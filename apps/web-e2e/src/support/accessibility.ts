import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { lostContent, movement } from './layout';

const axeFile = createRequire(import.meta.url).resolve('axe-core');

declare global {
  interface Window {
    axe?: {
      run(options: RunOptions): Promise<AxeResults>;
      run(context: Element, options: RunOptions): Promise<AxeResults>;
    };
  }
}

/** WCAG 2.2 AA and best practices; `target-size` is off by default. */
const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
};
/** What can differ between the themes. */
export const colours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** The context must bypass the page's content policy. */
export async function violations(page: Page, options = everything): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe))) await page.addScriptTag({ path: axeFile });
  return page.evaluate(async (chosen) => {
    // Wait for the colours of a theme change.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(moving.map((animation) => animation.finished));
    if (!window.axe) throw new Error('The scanner is not there.');
    const { violations: found } = await window.axe.run({
      ...chosen,
      resultTypes: ['violations'],
      preload: false,
    });
    // A target half under a sticky bar is whole once it is scrolled to.
    const tooSmall = found.find(({ id }) => id === 'target-size');
    for (const node of tooSmall?.nodes.splice(0) ?? []) {
      const target = document.querySelector(node.target.join(' '));
      target?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const again =
        target && (await window.axe.run(target, { runOnly: { type: 'rule', values: ['target-size'] } }));
      if (again?.violations.length !== 0) tooSmall?.nodes.push(node);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
  }, options);
}

/** Pixels of a desktop at 400, 200 and 100 %. */
const widths = [320, 640, 1440];
const scanned = [320, 1440];

/**
 * Checks both themes with axe-core, and all widths for lost content and movement. A failure does not end the test.
 * @param upTo the widest screen with this state, in pixels
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
