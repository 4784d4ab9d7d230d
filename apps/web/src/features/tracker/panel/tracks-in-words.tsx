import { measuredTracks } from '@aranya/wildlife-data';
import { NoScriptSection } from '../../../lib/noscript/noscript';
import { paths } from '../../../lib/paths';
import { measuredKm, periodText } from '../measured/measured-text';
import { allTracks, kmText, wayText } from '../track';
import styles from './panel.module.css';

export function TracksInWords() {
  return (
    <NoScriptSection title="Every route in words">
      <p>The search and the map need JavaScript. Each animal has a page with its stops.</p>
      <TrackLinks />
    </NoScriptSection>
  );
}

/** Its own component, because React renders the children of `noscript` on the server only. */
function TrackLinks() {
  return (
    <ul className={styles.inWords}>
      {allTracks.map((track) => (
        <li key={track.slug}>
          <a href={paths.liveTracking(track.slug)}>{track.name}</a>: {wayText(track)}, {kmText(track.km)}.
        </li>
      ))}
      {measuredTracks.map((track) => (
        <li key={track.id}>
          <a href={paths.measuredTrack(track.id)}>
            {track.species}, {track.individual}
          </a>
          : measured, {periodText(track)}, {measuredKm(track.distance_km)}.
        </li>
      ))}
    </ul>
  );
}
