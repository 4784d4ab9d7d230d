const KEY = /^[A-Za-z_]\w*$/;

/** TypeScript source of a plain value; Prettier does the rest. */
export function codeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(codeOf).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(
      ([key, member]) => `${KEY.test(key) ? key : codeOf(key)}: ${codeOf(member)}`,
    );
    return `{ ${members.join(', ')} }`;
  }
  return JSON.stringify(value);
}
