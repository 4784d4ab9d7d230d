import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { type Page, test } from '@playwright/test';
import { expect } from './fixtures';
import { coveredAtFourfold, lostContent, movement } from './layout';
import { isNight } from './night';

/** Run by the debugger, which the page's content policy does not hold back. */
const scanner = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: {
      run(options: RunOptions): Promise<AxeResults>;
      run(context: Element, options: RunOptions): Promise<AxeResults>;
    };
  }
}

/** WCAG 2.2 AA and best practices; these rules are off by default. */
const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    'target-size': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
    'css-orientation-lock': { enabled: true },
  },
};
/** Only these can differ between the themes. */
const colours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

interface Scan {
  colorScheme: 'light' | 'dark';
  options: RunOptions;
}
const allByDay: Scan = { colorScheme: 'light', options: everything };
const coloursByNight: Scan = { colorScheme: 'dark', options: colours };
/** In a wide window nothing is too small, and everything is in view. */
const allByNight: Scan = { colorScheme: 'dark', options: { ...everything, rules: {} } };
const coloursByDay: Scan = { colorScheme: 'light', options: colours };

async function scan(page: Page, { colorScheme, options }: Scan): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(scanner);
  const problems = await page.evaluate(async (chosen) => {
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
  return problems.map((problem) => `${colorScheme}: ${problem}`);
}

/** Checks the window as it is with axe-core by day and by night, and leaves it by day. */
export async function violations(page: Page): Promise<string[]> {
  const byNight = await scan(page, coloursByNight);
  return [...(await scan(page, allByDay)), ...byNight];
}

/** Pixels of a desktop at 400, 200 and 100 %. */
const NARROW = 320;
const MIDDLE = 640;
const WIDE = 1440;

/** Each run visits a state on a phone, and the first of its layout in a wide window too. The night visits what is left. */
function viewportWidths(isNarrow: boolean, isWide: boolean): number[] {
  return [...(isNarrow ? [NARROW] : []), ...(isWide ? [MIDDLE, WIDE] : [])];
}

function scansAt(width: number, isInFull: boolean): Scan[] {
  if (width === NARROW) return isInFull ? [allByDay, coloursByNight] : [allByDay];
  return width === WIDE && isInFull ? [allByNight, coloursByDay] : [];
}

interface Accessible {
  /** The widest screen with this state, in pixels. */
  upTo?: number;
  /** One state of each layout: each run scans it in a wide window too. */
  isLayout?: boolean;
  /** Loads the page again, after its width has changed. */
  load?: () => Promise<void>;
  /** More that is looked for once a page stands at a width. */
  look?: (width: number) => Promise<string[]>;
}

/** Checks with axe-core by day and by night, and for lost content and movement; the window keeps its size. A failure does not end the test. */
export async function expectAccessible(
  page: Page,
  state: string,
  { upTo = Infinity, isLayout = false, load, look }: Accessible = {},
): Promise<void> {
  const problems: string[] = [];
  const before = page.viewportSize();
  const isOnlyAtNight = test.info().file.endsWith('.night.spec.ts');
  const isWide = isOnlyAtNight || isLayout !== isNight;
  const widths = viewportWidths(isOnlyAtNight || !isNight, isWide).filter((each) => each <= upTo);
  for (const width of widths) {
    const tell = (found: string[], where = '') =>
      problems.push(...found.map((problem) => `${width} px${where}: ${problem}`));
    await page.setViewportSize({ width, height: 900 });
    const scans = scansAt(width, isWide || upTo === NARROW);
    const [first = allByDay] = scans;
    if (scans.length > 0 || width === widths[0]) {
      await page.emulateMedia({ colorScheme: first.colorScheme, reducedMotion: 'reduce' });
      await load?.();
      tell((await look?.(width)) ?? []);
    }
    for (const each of scans) tell(await scan(page, each));
    tell(await lostContent(page));
    tell(await movement(page));
    if (isNight && width === MIDDLE) tell(await coveredAtFourfold(page), ', 400 %');
  }
  if (before) await page.setViewportSize(before);
  expect.soft(problems, state).toEqual([]);
}
