interface Results {
  /** So many match by name or region. */
  found: number;
  /** So many more come close. */
  close: number;
  /** The number of the page's first animal, from 1. */
  first: number;
  shown: number;
  text: string;
}

const animals = (count: number) => (count === 1 ? '1 animal' : `${count} animals`);

/** Says what is on the page, and how much there is in all. */
export function resultText({ found, close, first, shown, text }: Results): string {
  const total = found + close;
  const range = shown < total ? `${first} to ${first + shown - 1} of ` : '';
  const near = `close to “${text.trim()}”`;
  if (close === 0) return range + animals(total);
  if (found === 0) return `None by that common name or region; ${range}${animals(close)} ${near}`;
  return range
    ? `${range}${animals(total)}, ${close} of them ${near}`
    : `${animals(found)}, and ${close} ${near}`;
}
