import { VisuallyHidden } from '@aranya/ui';
import { relativeTime, shortTime } from './relative-time';
import { useNow } from './use-now';

const fullDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

interface TimeAgoProps {
  /** ISO 8601 in UTC. */
  at: string;
  /** The short style is 'now', '2m', '3h', '5d', then the date; screen readers read words. */
  style?: 'long' | 'short';
  className?: string;
}

/** Shows a time that updates itself; the title has the full date. */
export function TimeAgo({ at, style = 'long', className }: TimeAgoProps) {
  const now = useNow();
  const then = new Date(at);
  if (Number.isNaN(then.getTime())) return null;
  return (
    <time dateTime={at} title={fullDate.format(then)} className={className}>
      {style === 'long' ? (
        relativeTime(then, now)
      ) : (
        <>
          <span aria-hidden="true">{shortTime(then, now)}</span>
          <VisuallyHidden>{relativeTime(then, now)}</VisuallyHidden>
        </>
      )}
    </time>
  );
}
