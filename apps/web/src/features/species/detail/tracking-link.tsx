import { RouteIcon } from '@aranya/ui';
import { ButtonLink } from '../../../lib/button-link';
import { paths } from '../../../lib/paths';
import styles from './animal-record.module.css';
import type { SpeciesPage } from './species-page.server';

/** Renders nothing for an animal that is not tracked. */
export function TrackingLink({ page: { route, journeys } }: { page: SpeciesPage }) {
  const [measured] = journeys;
  return (
    <>
      {route !== null && (
        <ButtonLink variant="quiet" className={styles.tracking} to={paths.liveTracking(route)}>
          <RouteIcon />
          Follow its route
        </ButtonLink>
      )}
      {measured !== undefined && (
        <ButtonLink variant="quiet" className={styles.tracking} to={paths.measuredTrack(measured.id)}>
          <RouteIcon />
          Follow a tagged one
        </ButtonLink>
      )}
    </>
  );
}
