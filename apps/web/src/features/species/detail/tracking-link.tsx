import { RouteIcon } from '@aranya/ui';
import { ButtonLink } from '../../../lib/button-link';
import { m } from '../../../lib/language/messages';
import { paths } from '../../../lib/paths';
import type { SpeciesPage } from './species-page.server';

/** Renders nothing for an animal that is not tracked. */
export function TrackingLink({ page: { route, journeys } }: { page: SpeciesPage }) {
  const [measured] = journeys;
  return (
    <>
      {route !== null && (
        <ButtonLink variant="quiet" to={paths.liveTracking(route)}>
          <RouteIcon />
          {m.track_route()}
        </ButtonLink>
      )}
      {measured !== undefined && (
        <ButtonLink variant="quiet" to={paths.measuredTrack(measured.id)}>
          <RouteIcon />
          {m.track_tagged()}
        </ButtonLink>
      )}
    </>
  );
}
