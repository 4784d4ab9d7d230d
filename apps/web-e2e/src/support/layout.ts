import type { Page } from '@playwright/test';

/** WCAG 1.4.12. */
const spacedText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Sideways scrolling and cut-off words; boxes that scroll and clamped lines are fine. */
function losses(): string[] {
  const found = new Set<string>();
  if (document.documentElement.scrollWidth > window.innerWidth) found.add('scrolls sideways');
  const hides = (value: string) => value === 'hidden' || value === 'clip';
  // The signs of a map's zoom are smaller than the boxes of their letters.
  const unread =
    '[aria-hidden=true], .visually-hidden, script, style, noscript, option, .leaflet-control-zoom';
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const slack = 2;

  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.closest(unread)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    // For screen readers only.
    if (text.width === 0 || parent.clientWidth === 1) continue;
    const name = `${parent.tagName.toLowerCase()} "${node.textContent.trim().slice(0, 40)}"`;
    let scrolls = false;
    for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis') {
        scrolls = true;
        break;
      }
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) {
        scrolls = true;
        break;
      }
      const edge = box.getBoundingClientRect();
      // For screen readers only.
      if (edge.width <= 1 || edge.height <= 1) {
        scrolls = true;
        break;
      }
      if (hides(style.overflowX) && (text.left < edge.left - slack || text.right > edge.right + slack))
        found.add(`cut sideways: ${name}`);
      if (hides(style.overflowY) && (text.top < edge.top - slack || text.bottom > edge.bottom + slack))
        found.add(`cut in height: ${name}`);
    }
    if (!scrolls && (text.left < -slack || text.right > window.innerWidth + slack))
      found.add(`beyond the edge: ${name}`);
  }
  return [...found];
}

export const plainLosses = (page: Page): Promise<string[]> => page.evaluate(losses);

/** Looks with plain and with wide text spacing. */
export async function lostContent(page: Page): Promise<string[]> {
  const plain = await plainLosses(page);
  // The content policy refuses a style element.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacedText);
  const spaced = await plainLosses(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return [...plain, ...spaced.filter((loss) => !plain.includes(loss)).map((loss) => `spaced, ${loss}`)];
}

/** A screen of 1280 × 1024 px at 400 %. */
export const fourfold = { width: 320, height: 256 };

/** Bars that take more than a third of the screen, controls below one, and what cannot be scrolled to (WCAG 1.4.10, 2.4.11). */
function covered(): string[] {
  const found: string[] = [];
  /** Toasts go, so only what stays in its place counts. */
  const barAt = (x: number, y: number, element: Element | null) => {
    let box = document.elementFromPoint(x, y);
    if (box?.closest('[aria-label="Notifications"]')) return null;
    for (; box && !(element && box.contains(element)); box = box.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(box).position)) return box;
    return null;
  };
  const dialog = document.querySelector('dialog[open], [role=dialog], [role=alertdialog], [role=menu]');
  if (!dialog) {
    window.scrollTo({ top: 300, behavior: 'instant' });
    const rows = Array.from({ length: 64 }, (_, row) => (row + 0.5) * (window.innerHeight / 64));
    const taken = rows.filter((y) => barAt(window.innerWidth / 2, y, null)).length / rows.length;
    if (taken > 1 / 3) found.push(`bars take ${Math.round(taken * 100)} %`);
  }
  const controls = (dialog ?? document.body).querySelectorAll<HTMLElement>(
    ':is(a[href], button, input, select, textarea, summary):not(:disabled, [tabindex="-1"], [type=hidden])',
  );
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    if (width <= 1) continue;
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
    const seen = points.some(([x, y]) => {
      const [across, down] = [left + x * width, top + y * height];
      return document.elementFromPoint(across, down) && !barAt(across, down, control);
    });
    const name = control.getAttribute('aria-label') ?? control.innerText;
    if (!seen) found.push(`covered or out of reach: ${control.tagName.toLowerCase()} "${name.slice(0, 40)}"`);
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return found;
}

/** The window keeps this size. */
export async function coveredAtFourfold(page: Page): Promise<string[]> {
  await page.setViewportSize(fourfold);
  return page.evaluate(covered);
}

/** Running animations. */
export function movement(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration = 0, iterations = 1 } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && Number(duration) * iterations > 20;
      })
      .map((animation) => {
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
        return `moves: ${target?.tagName.toLowerCase() ?? '?'}.${target?.className.toString() ?? ''}`;
      }),
  );
}

declare global {
  interface Window {
    shifts: number[];
  }
}

/** Collects layout shifts without input from the first paint on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) window.shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Shifts since the page began to load. */
export async function shifts(page: Page): Promise<string[]> {
  const total = await page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0));
  return total < 0.005 ? [] : [`shifts by ${total.toFixed(3)}`];
}
