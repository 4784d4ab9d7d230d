import type { QueueEntry } from './queue-entry';

/** Object URLs by entry, since each storage read makes new files. */
const previews = new Map<string, string[]>();

/** A bubble keeps these addresses after sending. */
export function previewUrls({ id, files }: Pick<QueueEntry, 'id' | 'files'>): string[] {
  const known = previews.get(id);
  if (known) return known;
  const made = files.map(({ file }) => URL.createObjectURL(file));
  previews.set(id, made);
  return made;
}

export function dropPreviews(id: string): void {
  for (const url of previews.get(id) ?? []) URL.revokeObjectURL(url);
  previews.delete(id);
}
