/** As in "12,345", of a whole number; Intl.NumberFormat is slow to create. */
export function withThousands(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
