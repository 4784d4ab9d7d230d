import { buttonClass } from '@aranya/ui';
import { Link } from 'react-router';
import { SeenIcon } from '../../../lib/icons';
import { paths } from '../../../lib/paths';
import styles from './animal-record.module.css';

/** In a row of its own: beside others it would wrap by which font has loaded. */
export function LifeListLink({ species }: { species: string }) {
  return (
    <Link
      className={buttonClass({ variant: 'quiet', className: `${styles.tracking} ${styles.lifeList}` })}
      to={paths.ownLifeList(species)}
    >
      <SeenIcon />
      Add to my life list
    </Link>
  );
}
