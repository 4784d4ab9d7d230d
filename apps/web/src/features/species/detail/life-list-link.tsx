import { ButtonLink } from '../../../lib/button-link';
import { SeenIcon } from '../../../lib/icons';
import { paths } from '../../../lib/paths';
import styles from './animal-record.module.css';

/** The link has a row of its own, because beside others it would wrap depending on the loaded font. */
export function LifeListLink({ species }: { species: string }) {
  return (
    <ButtonLink
      variant="quiet"
      className={`${styles.tracking} ${styles.lifeList}`}
      to={paths.ownLifeList(species)}
    >
      <SeenIcon />
      Add to my life list
    </ButtonLink>
  );
}
