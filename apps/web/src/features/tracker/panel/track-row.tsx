import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import { Portrait } from '../../../lib/artwork';
import { kmText, wayText, type AnimalTrack } from '../track';
import styles from './panel.module.css';

interface TrackRowProps extends Omit<ComponentProps<typeof SiteLink>, 'to'> {
  track: AnimalTrack;
  highlighted?: boolean;
}

export function TrackRow({ track, highlighted, ...props }: TrackRowProps) {
  return (
    <li>
      <SiteLink
        className={clsx(styles.row, highlighted && styles.highlighted)}
        to={paths.liveTracking(track.slug)}
        preventScrollReset
        {...props}
      >
        <Portrait className={styles.face} slug={track.slug} size={40} />
        <span>
          <span className={styles.name}>{track.name}</span>
          <span className={`tiny ink-2 block ${styles.way}`}>{wayText(track)}</span>
        </span>
        <span className={`tiny ink-3 num one-line ${styles.km}`}>{kmText(track.km)}</span>
      </SiteLink>
    </li>
  );
}
