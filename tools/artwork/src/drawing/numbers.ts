/** Rounds to whole units of the viewBox: enough for landscapes, and it keeps the files small. */
export const n0 = (value: number): number => Math.round(value) + 0;

/** Rounds to a tenth, for scales, stroke widths and small lettering. */
export const n1 = (value: number): number => Math.round(value * 10) / 10 + 0;

/** The value of a list at an index that the caller knows to exist. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no entry ${index} in a list of ${list.length}`);
  return value;
}

/** A full circle as path commands, so that many can share one `<path>`. */
export const disc = (x: number, y: number, r: number): string =>
  `M${n0(x - r)} ${n0(y)}a${n0(r)} ${n0(r)} 0 1 0 ${n0(2 * r)} 0a${n0(r)} ${n0(r)} 0 1 0 ${n0(-2 * r)} 0`;
