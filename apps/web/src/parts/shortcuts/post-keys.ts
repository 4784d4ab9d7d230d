import type { FocusEvent, KeyboardEvent } from 'react';

/** Keys pressed in these belong to them. */
export const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
export const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu]';
const STOPS = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not([tabindex="-1"])';

const posts = () => [...document.querySelectorAll<HTMLElement>('main [role=feed] article')];

const isInView = (post: HTMLElement) => post.getBoundingClientRect().bottom > 0;

/** Focuses the next or the previous post of a list, or the first that is in view. */
export function stepToPost(by: 1 | -1): boolean {
  const all = posts();
  const at = all.findIndex((post) => post.contains(document.activeElement));
  const next = at === -1 ? all.find(isInView) : all[at + by];
  if (next === undefined) return false;
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'start' });
  return true;
}

/** Focuses what stands nearest before or after the list, and can be focused. */
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

/** A press of the mouse focuses a post, too. There the keys go on scrolling, although the browser shows the focus from the next key on. */
export function noteFocus({ target }: FocusEvent<HTMLElement>): void {
  isByKey = target.matches(':focus-visible');
}

/** The keys of a feed as the WAI-ARIA practices have them: page keys from post to post, Control+Home and End out of it. */
export function moveInFeed(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: feed, target, key, ctrlKey } = event;
  if (!isByKey || event.defaultPrevented || event.altKey || event.metaKey || event.shiftKey) return;
  // React hands on what is pressed in the dialogs and menus of a post.
  if (!(target instanceof Element) || !feed.contains(target)) return;
  if (target.closest(`${FIELDS}, ${OVERLAYS}`)) return;
  const isMoved = ctrlKey
    ? (key === 'Home' && leaveFeed(feed, Node.DOCUMENT_POSITION_PRECEDING)) ||
      (key === 'End' && leaveFeed(feed, Node.DOCUMENT_POSITION_FOLLOWING))
    : (key === 'PageDown' && stepToPost(1)) || (key === 'PageUp' && stepToPost(-1));
  if (isMoved) event.preventDefault();
}

/** The post, or comment, that has the focus; on the page of a post it is that one. */
function currentArticle(): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>('article');
  return focused ?? (posts().length === 0 ? document.querySelector<HTMLElement>('main article') : null);
}

function click(element: HTMLElement | null | undefined): boolean {
  element?.click();
  return element != null;
}

export const likePost = (): boolean => click(currentArticle()?.querySelector<HTMLElement>('[data-key=like]'));

/** Links and buttons in the post open what they are for. */
export const openPost = (): boolean =>
  document.activeElement?.matches('article') === true &&
  click(document.activeElement.querySelector<HTMLElement>('[data-key=open]'));
