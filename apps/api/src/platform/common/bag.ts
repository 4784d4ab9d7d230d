/**
 * For what comes and goes with every call. A `Set` makes itself a new table now and then, and V8 keeps what was in
 * the earlier ones, whole calls with their answers, until it collects the old generation
 * (docs/decisions/622-memory-of-the-api.md).
 */
export class Bag<Item> implements Iterable<Item> {
  readonly #items: Item[] = [];

  add(item: Item): void {
    this.#items.push(item);
  }

  /** Is quickest for what came last. Returns whether it was there. */
  delete(item: Item): boolean {
    const items = this.#items;
    const at = items.lastIndexOf(item);
    const last = items.at(-1);
    if (at === -1 || last === undefined) return false;
    items[at] = last;
    items.pop();
    return true;
  }

  clear(): void {
    this.#items.length = 0;
  }

  [Symbol.iterator](): Iterator<Item> {
    return this.#items[Symbol.iterator]();
  }
}
