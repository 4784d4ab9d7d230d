/* Lengths are pixels. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The share of a side that panels may take, because a route needs some room on the smallest screen. */
const MAX_COVERED = 0.8;

function limited(before: number, after: number, size: number): [before: number, after: number] {
  const share = Math.min(1, (size * MAX_COVERED) / Math.max(1, before + after));
  return [before * share, after * share];
}

/** Returns the part of `frame` clear of covers; each cover takes the narrowest strip from a side. */
export function clearArea(frame: Box, covers: readonly Box[], gap: number): Box {
  const width = frame.right - frame.left;
  const height = frame.bottom - frame.top;
  const taken = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const cover of covers) {
    const strips = [
      { side: 'left', length: cover.right - frame.left, of: width },
      { side: 'top', length: cover.bottom - frame.top, of: height },
      { side: 'right', length: frame.right - cover.left, of: width },
      { side: 'bottom', length: frame.bottom - cover.top, of: height },
    ] as const;
    // The cover is beside the frame, or already outside the rest.
    if (strips.some(({ side, length }) => length <= taken[side])) continue;
    const [first, ...others] = strips;
    const { side, length } = others.reduce<(typeof strips)[number]>(
      (least, strip) => (strip.length / strip.of < least.length / least.of ? strip : least),
      first,
    );
    taken[side] = length;
  }
  const [left, right] = limited(taken.left + gap, taken.right + gap, width);
  const [top, bottom] = limited(taken.top + gap, taken.bottom + gap, height);
  return {
    left: frame.left + left,
    top: frame.top + top,
    right: frame.right - right,
    bottom: frame.bottom - bottom,
  };
}
