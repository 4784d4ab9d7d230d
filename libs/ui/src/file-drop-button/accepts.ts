/** Checks an `accept` list such as 'image/*,.pdf', as browsers do not check dropped files. */
export function accepts(file: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const wanted = accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
  if (wanted.length === 0) return true;
  const type = file.type.toLowerCase();
  return wanted.some((part) => {
    if (part.startsWith('.')) return file.name.toLowerCase().endsWith(part);
    if (part.endsWith('/*')) return type.startsWith(part.slice(0, -1));
    return type === part;
  });
}
