import { VisuallyHidden } from '@aranya/ui';
import { dateFormat } from './date-format';
import { relativeTime, shortTime } from './relative-time';
import { useNow } from './use-now';

const fullDate = dateFormat({ dateStyle: 'full', timeStyle: 'short' });

interface TimeAgoProps {
  /** ISO 8601 in UTC. */
  at: string;
  /** Short times are 'now', '2m', '3h', '5d', then the date; screen readers get words. */
  style?: 'long' | 'short';
  className?: string;
}

function Words({ then, read }: { then: Date; read: (then: Date, now: Date) => string }) {
  return useNow((now) => read(then, now));
}

/** Updates itself; the title has the full date. */
export function TimeAgo({ at, style = 'long', className }: TimeAgoProps) {
  const then = new Date(at);
  if (Number.isNaN(then.getTime())) return null;
  return (
    <time dateTime={at} title={fullDate().format(then)} className={className}>
      {style === 'long' ? (
        <Words then={then} read={relativeTime} />
      ) : (
        <>
          <span aria-hidden="true">
            <Words then={then} read={shortTime} />
          </span>
          <VisuallyHidden>
            <Words then={then} read={relativeTime} />
          </VisuallyHidden>
        </>
      )}
    </time>
  );
}
