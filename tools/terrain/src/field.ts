/** The globe in plate carrée, from 180° W and 90° N. */
export interface Field {
  width: number;
  height: number;
  values: Float32Array;
}

export const makeField = (width: number, height: number): Field => ({
  width,
  height,
  values: new Float32Array(width * height),
});

/** The mean of neighbours, round the globe. */
export function smoothed({ width, height, values }: Field, radius: number): Field {
  const across = new Float32Array(values.length);
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const row = values.subarray(y * width, (y + 1) * width);
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += row[(x + width) % width] as number;
    for (let x = 0; x < width; x++) {
      across[y * width + x] = sum * share;
      const [next, last] = [x + radius + 1, x - radius];
      sum +=
        (row[next < width ? next : next - width] as number) - (row[last < 0 ? last + width : last] as number);
    }
  }
  const result = makeField(width, height);
  const sums = new Float64Array(width);
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * width;
  for (let y = -radius; y <= radius; y++) {
    const from = rowAt(y);
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (across[from + x] as number);
  }
  for (let y = 0; y < height; y++) {
    const [next, last] = [rowAt(y + radius + 1), rowAt(y - radius)];
    for (let x = 0; x < width; x++) {
      result.values[y * width + x] = (sums[x] as number) * share;
      sums[x] = (sums[x] as number) + (across[next + x] as number) - (across[last + x] as number);
    }
  }
  return result;
}

export function halved({ width, height, values }: Field): Field {
  const result = makeField(width >> 1, height >> 1);
  for (let y = 0; y < result.height; y++) {
    for (let x = 0; x < result.width; x++) {
      const at = 2 * y * width + 2 * x;
      result.values[y * result.width + x] =
        ((values[at] as number) +
          (values[at + 1] as number) +
          (values[at + width] as number) +
          (values[at + width + 1] as number)) /
        4;
    }
  }
  return result;
}

/** Cubic B-spline weights, `t` beyond the second of four. */
function splineWeights(t: number): [number, number, number, number] {
  const s = 1 - t;
  return [s ** 3 / 6, (3 * t ** 3 - 6 * t ** 2 + 4) / 6, (3 * s ** 3 - 6 * s ** 2 + 4) / 6, t ** 3 / 6];
}

export function sample(
  { width, height, values }: Field,
  columns: readonly number[],
  rows: readonly number[],
): Float32Array {
  const first = Math.floor(columns[0] ?? 0) - 1;
  const span = Math.floor(columns.at(-1) ?? 0) + 3 - first;
  const starts = Int32Array.from(columns, (column) => Math.floor(column) - 1 - first);
  const weights = Float64Array.from(columns.flatMap((column) => splineWeights(column - Math.floor(column))));
  const wrapped = Int32Array.from({ length: span }, (_, at) => (((first + at) % width) + width) % width);
  const line = new Float64Array(span);
  const result = new Float32Array(columns.length * rows.length);
  let out = 0;
  for (const row of rows) {
    const whole = Math.floor(row);
    const by = splineWeights(row - whole);
    const [a, b, c, d] = [-1, 0, 1, 2].map(
      (step) => Math.min(height - 1, Math.max(0, whole + step)) * width,
    ) as [number, number, number, number];
    for (let at = 0; at < span; at++) {
      const x = wrapped[at] as number;
      line[at] =
        by[0] * (values[a + x] as number) +
        by[1] * (values[b + x] as number) +
        by[2] * (values[c + x] as number) +
        by[3] * (values[d + x] as number);
    }
    for (let column = 0; column < starts.length; column++) {
      const at = starts[column] as number;
      const w = 4 * column;
      result[out++] =
        (weights[w] as number) * (line[at] as number) +
        (weights[w + 1] as number) * (line[at + 1] as number) +
        (weights[w + 2] as number) * (line[at + 2] as number) +
        (weights[w + 3] as number) * (line[at + 3] as number);
    }
  }
  return result;
}
