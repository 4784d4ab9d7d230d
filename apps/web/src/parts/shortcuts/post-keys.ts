const posts = () => [...document.querySelectorAll<HTMLElement>('main [role=feed] article')];

const isInView = (post: HTMLElement) => post.getBoundingClientRect().bottom > 0;

/** Focuses the next or the previous post of a list, or the first that is in view. */
export function stepToPost(by: 1 | -1): boolean {
  const all = posts();
  const at = all.findIndex((post) => post.contains(document.activeElement));
  const next = at === -1 ? all.find(isInView) : all[at + by];
  if (next === undefined) return false;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'start' });
  return true;
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
