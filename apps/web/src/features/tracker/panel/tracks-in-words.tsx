import { m } from '../../../lib/language/messages';
import { localized } from '../../../lib/language/site-paths';
import { isSaid, NoScriptSection } from '../../../lib/noscript/noscript';
import { paths } from '../../../lib/paths';
import { measuredKm, periodText } from '../measured/measured-text';
import { useMeasured } from '../measured/measured-words';
import { kmText, wayText } from '../track';
import { useTracks } from '../track-words';
import styles from './panel.module.css';

export function TracksInWords() {
  if (!isSaid) return <noscript />;
  return (
    <NoScriptSection title={m.track_words()}>
      <p>{m.track_words_note()}</p>
      <TrackLinks />
    </NoScriptSection>
  );
}

/** Its own component, because React renders the children of `noscript` on the server only. */
function TrackLinks() {
  const tracks = useTracks();
  const measured = useMeasured();
  return (
    <ul className={styles.inWords}>
      {tracks.map((track) => (
        <li key={track.slug}>
          <a href={localized(paths.liveTracking(track.slug))}>{track.name}</a>: {wayText(track)},{' '}
          {kmText(track.km)}
          {m.track_full_stop()}
        </li>
      ))}
      {measured.map((track) => (
        <li key={track.id}>
          <a href={localized(paths.measuredTrack(track.id))}>
            {track.species}, {track.individual}
          </a>
          : {m.track_words_measured({ period: periodText(track), km: measuredKm(track.distance_km) })}
          {m.track_full_stop()}
        </li>
      ))}
    </ul>
  );
}
