import { type BrowserContext, expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    said?: Set<string>;
  }
}

/**
 * A toast is gone after two seconds, and an announcement when the next one comes, in which a busy machine may not
 * look: each page keeps what it said.
 */
export async function keepSaid(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const said = (window.said = new Set());
    const listen = () => {
      for (const { textContent } of document.querySelectorAll(
        'section[aria-label="Notifications"], [data-announcer]',
      ))
        if (textContent) said.add(textContent);
    };
    new MutationObserver(listen).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** By a toast or an announcement, since the page was loaded. */
export async function expectSaid(page: Page, text: string): Promise<void> {
  const isSaid = (wanted: string) => [...(window.said ?? [])].some((said) => said.includes(wanted));
  await expect.poll(() => page.evaluate(isSaid, text), `the page says “${text}”`).toBe(true);
}
