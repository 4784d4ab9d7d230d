import { buttonClass, RouteIcon } from '@aranya/ui';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import styles from './animal-record.module.css';
import type { SpeciesPage } from './species-page.server';

/** Renders nothing for an animal that is not tracked. */
export function TrackingLink({ page: { route, journeys } }: { page: SpeciesPage }) {
  const [measured] = journeys;
  const className = buttonClass({ variant: 'quiet', className: styles.tracking });
  return (
    <>
      {route !== null && (
        <Link className={className} to={paths.liveTracking(route)}>
          <RouteIcon />
          Follow its route
        </Link>
      )}
      {measured !== undefined && (
        <Link className={className} to={paths.measuredTrack(measured.id)}>
          <RouteIcon />
          Follow a tagged one
        </Link>
      )}
    </>
  );
}
