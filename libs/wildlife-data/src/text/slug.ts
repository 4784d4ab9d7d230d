/** ASCII only: 'Lion-tailed Macaque' becomes 'lion-tailed-macaque'. */
export function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
