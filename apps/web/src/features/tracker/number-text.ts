/** Returns a whole number such as "12,345"; Intl.NumberFormat is slow to create. */
export function withThousands(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
