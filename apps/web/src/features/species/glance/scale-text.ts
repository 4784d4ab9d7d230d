import type { Glance } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';
import { chooseCompanion, companionText } from './companions';
import { measureLabel } from './measures';
import type { TrueSize } from './true-size';
import { lengthText, middle } from './units';

/** Returns the caption of the drawing to scale, with a length that does not break. */
export function scaleText(size: TrueSize, sizes: Glance['size']): string {
  const drawn = sizes.find(({ measure }) => measure === size.measure);
  if (!drawn) return '';
  return m.beside_caption({
    companion: companionText(chooseCompanion(size)),
    measure: measureLabel(drawn.measure),
    length: lengthText([middle(drawn.cm), middle(drawn.cm)]).replace(' ', '\u00a0'),
  });
}
