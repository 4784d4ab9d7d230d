import type { Page } from '@playwright/test';
import { expect, test, withMotion } from '../support/fixtures';

test.use(withMotion);

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const SIZES = [
  [320, 640],
  [390, 844],
  [390, 664],
  [768, 1024],
  [1024, 768],
  [1024, 1366],
  [1440, 900],
  [1440, 700],
  [1920, 1080],
  [1920, 640],
] as const;

/** In units of the drawing, 1920 wide; tools/artwork/src/hero/hero.spec.ts holds them. */
const SUN: Box = { left: 1376, top: 516, right: 1624, bottom: 764 };
const TIGER: Box = { left: 1261, top: 718, right: 1691, bottom: 934 };

/** Sun, tiger and hero, and each line of words and each button over them. */
function measure(page: Page): Promise<{ sun: Box; tiger: Box; hero: Box; words: Box[] }> {
  return page.locator('section:has(h1)').evaluate(
    (section, drawn) => {
      const box = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });
      const onScreen = ({ left, top, right, bottom }: Box): Box => {
        const layer = section.querySelector('[class*="tiger"]')?.getBoundingClientRect();
        if (!layer) throw new Error('The hero has no tiger.');
        const unit = layer.width / 1920;
        return {
          left: layer.left + left * unit,
          top: layer.top + top * unit,
          right: layer.left + right * unit,
          bottom: layer.top + bottom * unit,
        };
      };
      const linesOf = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()];
      };
      const words = [
        ...[...section.querySelectorAll('h1, h1 + p')].flatMap(linesOf),
        ...[...section.querySelectorAll('h1 ~ div a')].map((link) => link.getBoundingClientRect()),
      ];
      return {
        sun: onScreen(drawn.SUN),
        tiger: onScreen(drawn.TIGER),
        hero: box(section.getBoundingClientRect()),
        words: words.map(box),
      };
    },
    { SUN, TIGER },
  );
}

const touch = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('the hero keeps its words off sun and tiger, and shows both, on every screen', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const { sun, tiger, hero, words } = await measure(page);
    const size = `${width} × ${height}`;
    expect(words.length, size).toBeGreaterThan(4);
    expect(
      words.filter((line) => touch(line, sun) || touch(line, tiger)),
      size,
    ).toEqual([]);
    expect(
      words.filter(({ right }) => right > width),
      size,
    ).toEqual([]);
    for (const { left, top, right, bottom } of [sun, tiger]) {
      expect(left, size).toBeGreaterThanOrEqual(0);
      expect(right, size).toBeLessThanOrEqual(width);
      expect(top, size).toBeGreaterThanOrEqual(hero.top + 64);
      expect(bottom, size).toBeLessThanOrEqual(hero.bottom);
    }
    expect((sun.top + sun.bottom) / 2, size).toBeLessThan(height);
  }
});
