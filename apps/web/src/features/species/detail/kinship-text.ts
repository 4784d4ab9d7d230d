import type { Animal, Kinship } from '@aranya/wildlife-data';

/** Says how two animals are related: "Same genus, Panthera" or "Both are bears". */
export function kinshipText(
  { scientific_name, type }: Pick<Animal, 'scientific_name' | 'type'>,
  kinship: Kinship,
): string {
  switch (kinship.by) {
    case 'genus':
      return `Same genus, ${scientific_name.split(' ')[0]}`;
    case 'group':
      return `Both are ${kinship.many}`;
    case 'type':
      return `Another ${type.replace(/ .*/, '').toLowerCase()}`;
    case 'record':
      return 'To read next';
    default:
      return `Same ${kinship.by}, ${kinship.name}`;
  }
}
