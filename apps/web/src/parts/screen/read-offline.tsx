import { useReadOffline } from '../../data/kept-reading/use-readings';
import { TimeAgo } from '../../lib/time/time-ago';

/** Offline, shows how old the screen's data are. */
export function ReadOffline({ of: queryKey }: { of: readonly string[] }) {
  const readAt = useReadOffline(queryKey);
  if (readAt === undefined) return null;
  return (
    <p className="small ink-2">
      You are offline. This is what you read <TimeAgo at={new Date(readAt).toISOString()} />.
    </p>
  );
}
