import { focusPageHeading, keepFocus } from '@aranya/ui';

/**
 * Before a post goes: remembers its neighbours, and gives the function that focuses one of them when it has gone and
 * taken the focus along. Without a neighbour the screen's heading takes it.
 */
export function focusNearPost(inside: Element | null): () => void {
  const card = inside?.closest('article') ?? null;
  const cards = Array.from(document.querySelectorAll('main article'));
  const at = card === null ? -1 : cards.indexOf(card);
  const near = at === -1 ? [] : [cards[at + 1], cards[at - 1]];
  return () =>
    keepFocus(() => {
      const next = near.find((one) => one?.isConnected);
      const place = next?.querySelector<HTMLElement>('a, button');
      if (place) place.focus({ preventScroll: true });
      else focusPageHeading();
    });
}
