import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

const axeFile = createRequire(import.meta.url).resolve('axe-core');

declare global {
  interface Window {
    axe: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/**
 * What axe-core finds against WCAG 2.2 AA in the page as it is now, as short lines. The context must bypass the page's
 * policy, which refuses the scanner.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axeFile });
  return page.evaluate(async () => {
    // Colours that are still on their way from one theme to the other are not what anybody reads.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(moving.map((animation) => animation.finished));
    const { violations } = await window.axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
  });
}
