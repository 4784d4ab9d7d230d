/** `extra`: further attributes of the root. */
export const svg = (
  width: number,
  height: number,
  defs: string,
  inner: string,
  extra = '',
  box = `0 0 ${width} ${height}`,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}"${extra && ` ${extra}`}>${defs && `<defs>${defs}</defs>`}${inner}</svg>`;
