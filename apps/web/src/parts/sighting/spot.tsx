import type { SightingPlace } from '@aranya/contracts';
import { cellOf } from '@aranya/wildlife-data';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import { NearWords } from './near-words';
import { PlaceName } from './place-name';
import { spotText } from './sighting-texts';
import { m } from '../../lib/language/messages';

interface SpotProps {
  place: Extract<SightingPlace, { lat: number }>;
  /** With the degrees also where there is a name. */
  exact?: boolean | undefined;
}

/**
 * Describes a point or a square, once the towns are loaded: "Behind the school, near Mahabaleshwar", and exactly
 * "…, at 17.93° N 73.65° E". Links to what was seen around it.
 */
export const SpotLink = ({ place, exact, className }: SpotProps & { className?: string }) => (
  <SiteLink className={className} to={paths.cellSightings(cellOf(place))} title={m.sighting_around()}>
    <PlaceName place={place} />
    <NearWords
      place={place}
      otherwise={spotText(place)}
      exactly={exact ? `, ${spotText(place)}` : undefined}
    />
  </SiteLink>
);
