import { buttonClass, RouteIcon } from '@aranya/ui';
import { measuredAnimals, slugOf, trackedAnimals, type Animal } from '@aranya/wildlife-data';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import styles from './animal-record.module.css';

/** Renders nothing for an animal that is not tracked. */
export function TrackingLink({ animal }: { animal: Animal }) {
  const track = trackedAnimals.get(animal.id);
  const measured = measuredAnimals.get(animal.id);
  const className = buttonClass({ variant: 'quiet', className: styles.tracking });
  return (
    <>
      {track !== undefined && (
        <Link className={className} to={paths.liveTracking(slugOf(track))}>
          <RouteIcon />
          Follow its route
        </Link>
      )}
      {measured !== undefined && (
        <Link className={className} to={paths.measuredTrack(measured)}>
          <RouteIcon />
          Follow a tagged one
        </Link>
      )}
    </>
  );
}
