const start = '<!-- counts: written by `npx nx run wildlife-data:docs` -->';
const end = '<!-- end of counts -->';

/** The document with what stands between its two marks exchanged. Throws when a mark is missing. */
export function withCounts(document: string, counts: string): string {
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error('docs/wildlife-data.md has lost the marks of its counts');
  return `${document.slice(0, from + start.length)}\n\n${counts}\n\n${document.slice(to)}`;
}
