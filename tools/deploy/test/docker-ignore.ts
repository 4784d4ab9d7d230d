const escape = (text: string) => text.replace(/[.+^${}()|[\]\\]/g, '\\$&');

/** `**` stands for any folders or none, `*` for a part of a name. */
function toExpression(pattern: string): RegExp {
  const source = pattern
    .split('**/')
    .map((part) => escape(part).replaceAll('*', '[^/]*'))
    .join('(?:.*/)?');
  return new RegExp(`^${source}(?:/.*)?$`);
}

/** The last line that fits decides. */
export function isIgnored(path: string, lines: readonly string[]): boolean {
  const last = lines.findLast((line) => toExpression(line.replace(/^!/, '')).test(path));
  return last !== undefined && !last.startsWith('!');
}
