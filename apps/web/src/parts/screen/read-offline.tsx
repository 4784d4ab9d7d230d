import { useReadOffline } from '../../data/kept-reading/use-readings';
import { TimeAgo } from '../../lib/time/time-ago';

/** Says without a network how old a screen is, by the answer that it shows. */
export function ReadOffline({ of: queryKey }: { of: readonly string[] }) {
  const readAt = useReadOffline(queryKey);
  if (readAt === undefined) return null;
  return (
    <p className="small ink-2">
      You are offline. This is what you read <TimeAgo at={new Date(readAt).toISOString()} />.
    </p>
  );
}
