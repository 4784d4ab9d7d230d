/** Moves one picture to an index from 0; returns the same list if nothing moves. */
export function moveTo<Picture extends { id: string }>(
  pictures: readonly Picture[],
  id: string,
  to: number,
): readonly Picture[] {
  const from = pictures.findIndex((one) => one.id === id);
  const moved = pictures[from];
  if (moved === undefined || to === from || to < 0 || to >= pictures.length) return pictures;
  const others = pictures.filter((one) => one !== moved);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}
