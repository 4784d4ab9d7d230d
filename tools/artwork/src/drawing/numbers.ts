/** Rounds to whole units, which keeps files small. */
export const n0 = (value: number): number => Math.round(value) + 0;

/** Rounds to tenths, for scales, strokes and small lettering. */
export const n1 = (value: number): number => Math.round(value * 10) / 10 + 0;

/** Rounds to hundredths, for boxes. */
export const n2 = (value: number): number => Math.round(value * 100) / 100 + 0;

/** Throws for a missing index. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no entry ${index} in a list of ${list.length}`);
  return value;
}

/** A circle as path commands. */
export const disc = (x: number, y: number, r: number): string =>
  `M${n0(x - r)} ${n0(y)}a${n0(r)} ${n0(r)} 0 1 0 ${n0(2 * r)} 0a${n0(r)} ${n0(r)} 0 1 0 ${n0(-2 * r)} 0`;
