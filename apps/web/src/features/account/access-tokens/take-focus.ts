/** A ref for a field in the place of what had the focus. */
export const takeFocus = (field: HTMLElement | null) => field?.focus();
