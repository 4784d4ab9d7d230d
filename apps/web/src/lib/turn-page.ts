/**
 * After a page of a list is turned: scrolls to the list's start and focuses it, since the pressed button may be disabled
 * on the new page.
 * @param list focusable by script (`tabIndex={-1}`)
 */
export function turnPage(list: HTMLElement | null): void {
  list?.focus({ preventScroll: true });
  list?.scrollIntoView({ block: 'start' });
}
