import { measuredTracks, tracks } from '@aranya/wildlife-data';
import { useClientValue } from '../../../lib/hydration';
import { getSettings } from '../../../lib/settings';

/** Says what is true of "real-time": how many routes are simulated, how many measured, and which are new. */
export function KindsNote() {
  const hasRecent = useClientValue(() => getSettings().recentTracks, false);
  return (
    <span>
      Replays of {tracks.length} simulated routes and {measuredTracks.length} measured on tagged animals.
      {hasRecent && ' The newest, days old, are under “Seen lately”.'}
    </span>
  );
}
