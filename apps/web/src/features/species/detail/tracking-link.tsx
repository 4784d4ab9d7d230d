import { buttonClass, RouteIcon } from '@aranya/ui';
import { slugOf, trackedAnimals, type Animal } from '@aranya/wildlife-data';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import styles from './animal-record.module.css';

/** Renders nothing for an animal that is not tracked. */
export function TrackingLink({ animal }: { animal: Animal }) {
  const track = trackedAnimals.get(animal.id);
  if (track === undefined) return null;
  return (
    <Link
      className={buttonClass({ variant: 'quiet', className: styles.tracking })}
      to={paths.liveTracking(slugOf(track))}
    >
      <RouteIcon />
      Follow its route
    </Link>
  );
}
