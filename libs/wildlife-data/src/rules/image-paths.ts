import { slugOf } from '../text/slug';

/** What is wrong with a record's picture: its address follows from its name, and favourites store it for ever. */
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
