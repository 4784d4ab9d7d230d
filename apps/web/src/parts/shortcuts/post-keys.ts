import type { FocusEvent, KeyboardEvent } from 'react';

/** These elements handle their own keys. */
export const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
export const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu]';
const STOPS = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not([tabindex="-1"])';

const posts = () => [...document.querySelectorAll<HTMLElement>('main [role=feed] article')];

const isInView = (post: HTMLElement) => post.getBoundingClientRect().bottom > 0;

/** Without a focused post, takes the first in view. */
export function stepToPost(by: 1 | -1): boolean {
  const all = posts();
  const at = all.findIndex((post) => post.contains(document.activeElement));
  const next = at === -1 ? all.find(isInView) : all[at + by];
  if (next === undefined) return false;
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'start' });
  return true;
}

function leaveFeed(feed: HTMLElement, side: number): boolean {
  const outside = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(
    // An element in the list follows it and is contained.
    (stop) => feed.compareDocumentPosition(stop) === side,
  );
  if (side === Node.DOCUMENT_POSITION_PRECEDING) outside.reverse();
  return outside.some((stop) => {
    stop.focus();
    return document.activeElement === stop;
  });
}

let isByKey = false;

/**
 * A mouse press focuses a post, too. There keys must go on scrolling, although the browser shows the focus
 * from the next key on.
 */
export function noteFocus({ target }: FocusEvent<HTMLElement>): void {
  isByKey = target.matches(':focus-visible');
}

/** WAI-ARIA keys of a feed: page keys move between posts, Control+Home and End leave it. */
export function moveInFeed(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: feed, target, key, ctrlKey } = event;
  if (!isByKey || event.defaultPrevented || event.altKey || event.metaKey || event.shiftKey) return;
  // React also delivers keys pressed in a post's dialogs and menus.
  if (!(target instanceof Element) || !feed.contains(target)) return;
  if (target.closest(`${FIELDS}, ${OVERLAYS}`)) return;
  const isMoved = ctrlKey
    ? (key === 'Home' && leaveFeed(feed, Node.DOCUMENT_POSITION_PRECEDING)) ||
      (key === 'End' && leaveFeed(feed, Node.DOCUMENT_POSITION_FOLLOWING))
    : (key === 'PageDown' && stepToPost(1)) || (key === 'PageUp' && stepToPost(-1));
  if (isMoved) event.preventDefault();
}

/** Returns the focused post or comment, or the post of the page. */
function currentArticle(): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>('article');
  return focused ?? (posts().length === 0 ? document.querySelector<HTMLElement>('main article') : null);
}

function click(element: HTMLElement | null | undefined): boolean {
  element?.click();
  return element != null;
}

export const likePost = (): boolean => click(currentArticle()?.querySelector<HTMLElement>('[data-key=like]'));

/** Links and buttons in a post keep their own action. */
export const openPost = (): boolean =>
  document.activeElement?.matches('article') === true &&
  click(document.activeElement.querySelector<HTMLElement>('[data-key=open]'));
