import { relativeTime } from './relative-time';
import { useNow } from './use-now';

const fullDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

interface TimeAgoProps {
  /** ISO 8601 in UTC. */
  at: string;
  style?: 'long' | 'narrow';
  className?: string;
}

/** Updates itself; the title has the full date. */
export function TimeAgo({ at, style, className }: TimeAgoProps) {
  const now = useNow();
  const then = new Date(at);
  if (Number.isNaN(then.getTime())) return null;
  return (
    <time dateTime={at} title={fullDate.format(then)} className={className}>
      {relativeTime(then, now, style)}
    </time>
  );
}
