import { CELL_DEGREES } from '@aranya/wildlife-data';
import { m } from '../../lib/language/messages';
import { NearWords } from '../../parts/sighting/near-words';
import { pointText } from '../../parts/sighting/sighting-texts';

/** Names the square of about 22 km around a point. */
export const NearCell = ({ cell }: { cell: { lat: number; lng: number } }) => (
  <NearWords
    place={{ lat: cell.lat, lng: cell.lng, degrees: CELL_DEGREES.coarse }}
    otherwise={m.sights_near_point({ point: pointText(cell, 1) })}
    capitalised
  />
);
