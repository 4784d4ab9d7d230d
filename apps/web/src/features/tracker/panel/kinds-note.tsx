import { measuredTracks, tracks } from '@aranya/wildlife-data';
import { useClientValue } from '../../../lib/hydration';
import { getSettings } from '../../../lib/settings';

/** Says what is true of "real-time": how many routes are simulated, how many measured, and which are new. */
export function KindsNote({ className }: { className?: string | undefined }) {
  const hasRecent = useClientValue(() => getSettings().recentTracks, false);
  return (
    <p className={className}>
      {tracks.length} routes are simulated, {measuredTracks.length} were measured on tagged animals.{' '}
      {hasRecent ? 'The newest, days old, are under “Seen lately”.' : 'None is live now.'}
    </p>
  );
}
