import { slugOf } from '../text/slug';

/** The image path derives from the name and never changes, because favourites store it. */
export function imageFaults(
  folder: 'animals' | 'parks',
  record: { name: string; slug: string },
  image: string,
): string[] {
  const faults: string[] = [];
  if (record.slug !== slugOf(record.name))
    faults.push(`${record.name}: the slug '${record.slug}' is not of the name`);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(record.slug))
    faults.push(`${record.name}: '${record.slug}' is no slug`);
  if (image !== `/artwork/${folder}/${record.slug}.svg`)
    faults.push(`${record.name}: '${image}' is not its picture`);
  return faults;
}
