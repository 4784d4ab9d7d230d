/** Returns a function that finds a control in a remaining neighbouring post. */
export function rememberNeighbours(inside: Element | null): () => HTMLElement | null | undefined {
  const card = inside?.closest('article') ?? null;
  const cards = Array.from(document.querySelectorAll('main article'));
  const at = card === null ? -1 : cards.indexOf(card);
  const near = at === -1 ? [] : [cards[at + 1], cards[at - 1]];
  return () => near.find((one) => one?.isConnected)?.querySelector<HTMLElement>('a:not([tabindex]), button');
}
