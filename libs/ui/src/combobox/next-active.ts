/** Returns the index that a key moves to from `active` (-1 for none), or null. Arrows wrap around. */
export function nextActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    case 'PageDown':
      return Math.min(active + 5, count - 1);
    case 'PageUp':
      return Math.max(active - 5, 0);
    default:
      return null;
  }
}
