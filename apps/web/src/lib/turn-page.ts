/** Focuses the list, with `tabIndex={-1}`, because the pressed button may be disabled on the new page. */
export function turnPage(list: HTMLElement | null): void {
  list?.focus({ preventScroll: true });
  list?.scrollIntoView({ block: 'start' });
}
