import { measuredTracks, tracks } from '@aranya/wildlife-data';
import { useClientValue } from '../../../lib/hydration';
import { m } from '../../../lib/language/messages';
import { getSettings } from '../../../lib/settings';

/** Says what is true of "real-time": how many routes are simulated, how many measured, and which are new. */
export function KindsNote() {
  const hasRecent = useClientValue(() => getSettings().recentTracks, false);
  return (
    <span>
      {m.track_kinds({ simulated: tracks.length, measured: measuredTracks.length })}
      {hasRecent && ` ${m.track_kinds_recent()}`}
    </span>
  );
}
