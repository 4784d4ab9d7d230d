/** For how many frames the focus is looked after once the server has answered: about a second. */
const WATCHED = 60;

/**
 * Before a post goes: remembers its neighbours, and gives the function that focuses one of them when it has gone and
 * taken the focus along. Without a neighbour the screen's heading takes it.
 */
export function focusNearPost(inside: Element | null): () => void {
  const card = inside?.closest('article') ?? null;
  const cards = Array.from(document.querySelectorAll('main article'));
  const at = card === null ? -1 : cards.indexOf(card);
  const near = at === -1 ? [] : [cards[at + 1], cards[at - 1]];
  const focusOne = () => {
    const next = near.find((one) => one?.isConnected);
    const target =
      next?.querySelector<HTMLElement>('a, button') ?? document.querySelector<HTMLElement>('main h1');
    if (target?.matches('h1')) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  };
  return () => {
    let frames = 0;
    // The list is drawn without the post, the dialog gives up the focus and looks for the button that has gone: in which
    // order, and how much later, depends on how busy the browser is.
    const look = () => {
      const { activeElement } = document;
      const lost = activeElement === null || activeElement === document.body;
      if (lost && !card?.isConnected) focusOne();
      frames += 1;
      if (frames < WATCHED) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
}
