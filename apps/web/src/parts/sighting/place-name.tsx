import type { SightingPlace } from '@aranya/contracts';

export const PlaceName = ({ place }: { place: SightingPlace }) =>
  place.kind === 'point' &&
  place.name !== undefined && (
    <>
      <bdi>{place.name}</bdi>,{' '}
    </>
  );
