/**
 * After paging, scrolls to the list and focuses it: the pressed button may be disabled on the new page.
 * @param list has `tabIndex={-1}`
 */
export function turnPage(list: HTMLElement | null): void {
  list?.focus({ preventScroll: true });
  list?.scrollIntoView({ block: 'start' });
}
