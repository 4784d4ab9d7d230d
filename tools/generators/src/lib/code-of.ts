const KEY = /^[A-Za-z_]\w*$/;

/** TypeScript source of a plain value; Prettier does the rest. */
export function toSource(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toSource).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(
      ([key, member]) => `${KEY.test(key) ? key : toSource(key)}: ${toSource(member)}`,
    );
    return `{ ${members.join(', ')} }`;
  }
  return JSON.stringify(value);
}
