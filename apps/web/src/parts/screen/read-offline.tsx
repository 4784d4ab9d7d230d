import { m } from '../../lib/language/messages';
import { useReadOffline } from '../../data/kept-reading/use-readings';
import { filled } from '../../lib/language/filled';
import { TimeAgo } from '../../lib/time/time-ago';

/** Offline, shows how old the screen's data are. */
export function ReadOffline({ of: queryKey }: { of: readonly string[] }) {
  const readAt = useReadOffline(queryKey);
  if (readAt === undefined) return null;
  return (
    <p className="small ink-2">
      {filled(m.read_offline({ when: '{when}' }), {
        when: <TimeAgo at={new Date(readAt).toISOString()} />,
      })}
    </p>
  );
}
