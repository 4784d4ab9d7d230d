/** A name as it stands in addresses: 'Lion-tailed Macaque' becomes 'lion-tailed-macaque'. Plain letters only. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
