interface Results {
  /** So many match by name or region. */
  found: number;
  /** So many more have another name with that word. */
  called: number;
  /** Those that are called so stand before those of that name or region. */
  calledFirst: boolean;
  /** So many more come close. */
  close: number;
  /** The number of the page's first animal, from 1. */
  first: number;
  shown: number;
  text: string;
}

const animals = (count: number) => (count === 1 ? '1 animal' : `${count} animals`);

/** Says what is on the page, how much there is in all, and by which name it was found. */
export function resultText({ found, called, calledFirst, close, first, shown, text }: Results): string {
  const total = found + called + close;
  const range = shown < total ? `${first} to ${first + shown - 1} of ` : '';
  const wanted = `“${text.trim()}”`;
  if (calledFirst)
    return `Found by another name: ${range}${animals(called)} called ${wanted}${total > called ? `, and ${total - called} more` : ''}`;
  const others = called + close;
  if (others === 0) return range + animals(total);
  if (found === 0) return `None by that common name or region; ${range}${animals(total)} close to ${wanted}`;
  const near = called > 0 ? `called or close to ${wanted}` : `close to ${wanted}`;
  return range
    ? `${range}${animals(total)}, ${others} of them ${near}`
    : `${animals(found)}, and ${others} ${near}`;
}
