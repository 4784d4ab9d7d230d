/**
 * Before a post goes: remembers its neighbours, and gives the function that focuses one of them when it has gone and
 * taken the focus along. Without a neighbour the screen's heading takes it.
 */
export function focusNearPost(inside: Element | null): () => void {
  const card = inside?.closest('article') ?? null;
  const cards = Array.from(document.querySelectorAll('main article'));
  const at = card === null ? -1 : cards.indexOf(card);
  const near = at === -1 ? [] : [cards[at + 1], cards[at - 1]];
  return () => {
    // After the dialog has given up the focus.
    requestAnimationFrame(() => {
      const next = near.find((one) => one?.isConnected);
      const target =
        next?.querySelector<HTMLElement>('a, button') ?? document.querySelector<HTMLElement>('main h1');
      if (target?.matches('h1')) target.tabIndex = -1;
      target?.focus({ preventScroll: true });
    });
  };
}
