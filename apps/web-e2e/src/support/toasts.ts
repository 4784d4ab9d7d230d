import { type BrowserContext, expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    said?: Set<string>;
  }
}

/** A toast is gone after two seconds, in which a busy machine may not look: each page keeps what its toasts said. */
export async function keepToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const said = (window.said = new Set());
    const listen = () => {
      const toasts = document.querySelector('section[aria-label="Notifications"]')?.textContent;
      if (toasts) said.add(toasts);
    };
    new MutationObserver(listen).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Since the page was loaded. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const isSaid = (wanted: string) => [...(window.said ?? [])].some((said) => said.includes(wanted));
  await expect.poll(() => page.evaluate(isSaid, text), `a toast says “${text}”`).toBe(true);
}
