/**
 * Makes a format for English dates at its first use: to read the browser's calendar, the first one of a page
 * takes a phone some 80 ms.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  return () => (format ??= new Intl.DateTimeFormat('en-GB', options));
}
