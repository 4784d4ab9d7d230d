import { photoLicences, photoSchema } from './photo.schema';

/** @returns sentences that begin with the record's name */
export function photoFaults(name: string, record: unknown): string[] {
  const parsed = photoSchema.safeParse(record);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => `${name}: ${path.join('.')}: ${message}`);
  }
  const { licence, licenceUrl, changes, kind, slug, width, widths } = parsed.data;
  const asks = photoLicences[licence];
  const faults: string[] = [];
  if (!asks) faults.push(`the licence '${licence}' is not one of ${Object.keys(photoLicences).join(', ')}`);
  else if (asks.credit && licenceUrl === undefined) faults.push(`${licence} without the address of its text`);
  if (asks?.tellChanges && changes.trim() === '') faults.push(`${licence} asks to tell what was changed`);
  if (name !== `${kind}s/${slug}`) faults.push(`is the record of ${kind}s/${slug}`);
  if (widths.at(-1) !== width) faults.push(`its largest file is ${widths.at(-1)} wide, not ${width}`);
  if (widths.some((each, at) => each <= (widths[at - 1] ?? 0))) faults.push('the widths do not ascend');
  return faults.map((fault) => `${name}: ${fault}`);
}
