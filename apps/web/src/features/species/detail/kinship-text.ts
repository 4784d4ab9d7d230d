import type { Animal, Kinship } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';
import { recordWord } from '../../../lib/language/record-word';

/** Says how two animals are related: "Same genus, Panthera" or "Both are bears". */
export function kinshipText(
  { scientific_name, type }: Pick<Animal, 'scientific_name' | 'type'>,
  kinship: Kinship,
): string {
  switch (kinship.by) {
    case 'genus':
      return m.kin_genus({ genus: scientific_name.split(' ')[0] ?? '' });
    case 'group':
      return m.kin_group({ many: kinship.many });
    case 'type':
      return m.kin_type({ type: recordWord(type).replace(/ \(.*/, '').toLowerCase() });
    case 'record':
      return m.kin_record();
    case 'park':
      return m.kin_park({ name: kinship.name });
    case 'country':
      return m.kin_country({ name: kinship.name });
    default:
      return m.kin_sea({ name: kinship.name });
  }
}
