import type { SightingPlace } from '@aranya/contracts';
import { cellOf, loadNearPlace } from '@aranya/wildlife-data';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { lazyOffline } from '../../lib/lazy-part';
import { paths } from '../../lib/paths';
import { PlaceName } from './place-name';
import { spotText } from './sighting-texts';

interface SpotProps {
  place: Extract<SightingPlace, { lat: number }>;
  /** With the degrees also where there is a name. */
  exact?: boolean | undefined;
}

const Coordinates = ({ place }: SpotProps) => <>{spotText(place)}</>;

/** Named on the device, from the place the reader receives, so that it reveals no more. */
const Near = lazyOffline(
  async () => {
    const nearPlace = await loadNearPlace();
    return {
      default: function NearSpot({ place, exact = false }: SpotProps) {
        const { lat, lng } = place;
        const degrees = place.kind === 'cell' ? place.degrees : undefined;
        const near = useMemo(() => nearPlace({ lat, lng, degrees }), [lat, lng, degrees]);
        if (near === null) return <Coordinates place={place} />;
        return <>{exact ? `${near}, ${spotText(place)}` : near}</>;
      },
    };
  },
  Coordinates,
  Coordinates,
).Component;

/**
 * Describes a point or a square, once the towns are loaded: "Behind the school, near Mahabaleshwar", and exactly
 * "…, at 17.93° N 73.65° E". Links to what was seen around it.
 */
export const SpotLink = ({ place, exact, className }: SpotProps & { className?: string }) => (
  <Link
    className={className}
    to={paths.cellSightings(cellOf(place))}
    title="Sightings in the square of 0.2° around it"
  >
    <PlaceName place={place} />
    <Near place={place} exact={exact} />
  </Link>
);
