type Pair = readonly [x: number, y: number];

interface Name {
  text: string;
  at: Pair;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** In units of the letters' size, the nearest first. */
const shifts: readonly Pair[] = [0, 1, -1, 2, -2, 3, -3]
  .flatMap((dy) => [0, 2, -2, 4, -4].map((dx): Pair => [dx, dy]))
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

const textBox = (text: string, [x, y]: Pair, size: number): Box => ({
  left: x - text.length * size * 0.28,
  right: x + text.length * size * 0.28,
  top: y - size * 0.9,
  bottom: y + size * 0.3,
});

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Finds places for names within the frame, apart from pins and one another; null where there is none near, or
 * no name.
 */
export function lettered(
  names: readonly (Name | null)[],
  pins: readonly Pair[],
  { radius, size, width }: { radius: number; size: number; width: number },
): ([number, number] | null)[] {
  const taken = pins.map(([x, y]): Box => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  return names.map((name) => {
    if (!name) return null;
    const [x, y] = name.at;
    for (const [dx, dy] of shifts) {
      const at: [number, number] = [Math.round(x + dx * size), Math.round(y + dy * size)];
      const box = textBox(name.text, at, size);
      const isInside = box.left > 4 && box.right < width - 4;
      if (!isInside || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      return at;
    }
    return null;
  });
}
