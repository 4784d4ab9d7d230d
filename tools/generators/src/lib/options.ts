const WIDTH = 120;

/** Comment lines that name allowed values. */
export function options(field: string, values: readonly string[], indent = ''): string {
  const lines = values.reduce<string[]>(
    (before, value, at) => {
      const line = before.at(-1) ?? '';
      const word = at < values.length - 1 ? `${value},` : value;
      const fits = line.length + word.length < WIDTH;
      return fits ? [...before.slice(0, -1), `${line} ${word}`] : [...before, `${indent}#   ${word}`];
    },
    [`${indent}# ${field}:`],
  );
  return lines.join('\n');
}
