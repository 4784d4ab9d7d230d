import { m } from '../../../../lib/language/messages';
import { Said } from '../../../../lib/language/said';
import { periodText } from '../measured-text';
import type { PlayedTrack } from '../played-track';
import styles from './panel.module.css';

/** Credits each journey beside the map; shared credits stand once. */
export function CreditLines({ tracks }: { tracks: readonly PlayedTrack[] }) {
  const credits = [...new Set(tracks.map(({ source }) => source.credit))];
  return (
    <div className={`deep ${styles.credits}`}>
      {credits.map((credit) => {
        const shared = tracks.filter(({ source }) => source.credit === credit);
        return (
          <p key={credit}>
            {shared.map((track) => `${track.individual}, ${periodText(track)}`).join('; ')}
            {m.track_full_stop()} <Said text={credit} />,{' '}
            <a href={shared[0]?.source.licence_url} rel="license noreferrer">
              {m.journey_licence()}
            </a>
          </p>
        );
      })}
    </div>
  );
}
