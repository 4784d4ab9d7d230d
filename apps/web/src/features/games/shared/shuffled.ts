/** A new order of the items. `random` is at least 0 and below 1. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const rest = [...items];
  const order: T[] = [];
  while (rest.length > 0) order.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return order;
}
