import type { SightingPlace } from '@aranya/contracts';

/** What the author calls the point, and a comma; nothing for a place without such a name. */
export const PlaceName = ({ place }: { place: SightingPlace }) =>
  place.kind === 'point' &&
  place.name !== undefined && (
    <>
      <bdi>{place.name}</bdi>,{' '}
    </>
  );
