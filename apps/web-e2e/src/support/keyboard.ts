import { expect, type Locator, type Page } from '@playwright/test';

/** A ring of 2 px with a contrast of 3 to 1, nothing covered (WCAG 2.4.7, 1.4.11, 2.4.11). */
function focusProblem(): string | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.innerText).trim().slice(0, 40)}"`;

  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas');
  const rgba = (colour: string) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (colour: number[]) => {
    const [red = 0, green = 0, blue = 0] = colour
      .slice(0, 3)
      .map((channel) => channel / 255)
      .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: number[], other: number[]) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  // The ring may be on a part, a card or a field.
  const near: (Element | null)[] = [element, ...element.querySelectorAll('*')];
  for (let up = element.parentElement; up && up !== document.body && near.length < 40; up = up.parentElement)
    near.push(up);
  const ringed = near.flatMap((each) => {
    if (!each) return [];
    return [null, '::before', '::after'].map((part) => ({ each, style: getComputedStyle(each, part) }));
  });
  const ring = ringed.find(
    ({ style }) =>
      style.outlineStyle !== 'none' &&
      parseFloat(style.outlineWidth) >= 2 &&
      rgba(style.outlineColor)[3] !== 0,
  );
  if (!ring) return `no ring: ${name}`;
  const inside = parseFloat(ring.style.outlineOffset) < 0;
  let ground: Element | null = inside ? ring.each : ring.each.parentElement;
  while (ground && (rgba(getComputedStyle(ground).backgroundColor)[3] ?? 0) < 230) {
    // On a picture or below a floating element the colour is unknown.
    const { backgroundImage, position } = getComputedStyle(ground);
    if (backgroundImage !== 'none' || position === 'absolute' || position === 'fixed') {
      ground = null;
      break;
    }
    ground = ground.parentElement;
  }
  if (ground) {
    const difference = contrast(
      rgba(ring.style.outlineColor),
      rgba(getComputedStyle(ground).backgroundColor),
    );
    if (difference < 3) return `ring of ${difference.toFixed(2)} to 1: ${name}`;
  }

  const box = element.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [x, y] as const));
  const seen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
    return (
      hit !== null &&
      (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element)
    );
  });
  return seen || box.width <= 1 ? null : `under something else: ${name}`;
}

/** A toast may get the focus while it slides in or out, and lose it when it has gone. */
async function focusAtRest(): Promise<void> {
  const moving = document.getAnimations().filter(({ effect, playState, timeline }) => {
    // One that follows scrolling ends only there.
    if (playState !== 'running' || timeline !== document.timeline) return false;
    const around = effect instanceof KeyframeEffect ? effect.target : null;
    return around?.contains(document.activeElement) && effect?.getComputedTiming().endTime !== Infinity;
  });
  await Promise.allSettled(moving.map(({ finished }) => finished));
  const leaving = document.activeElement?.closest('[data-in="false"]');
  while (leaving?.isConnected) await new Promise((drawn) => requestAnimationFrame(drawn));
}

export async function expectVisibleFocus(page: Page): Promise<void> {
  await page.evaluate(focusAtRest);
  expect.soft(await page.evaluate(focusProblem), page.url()).toBeNull();
}

/** Checks the focus ring at each stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
  }
  throw new Error(`${key} does not reach ${target.toString()}`);
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
