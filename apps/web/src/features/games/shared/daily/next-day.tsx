import { buttonClass } from '@aranya/ui';
import { m } from '../../../../lib/language/messages';
import { BoardLink } from '../board-link';
import { type Day, untilNextDay } from '../../../../lib/daily/days';
import { useMinute, useToday } from './use-today';

type NextDayProps = {
  item: string;
  day: Day;
  href: string;
};

/**
 * Counts the minutes until midnight, then offers a link, so that the board does not change under the player.
 */
export function NextDay({ item, day, href }: NextDayProps) {
  const today = useToday();
  const now = useMinute();
  if (today === undefined || now === undefined) return null;
  if (day < today) {
    return (
      <BoardLink className={buttonClass({ variant: 'fill' })} to={href}>
        {m.daily_play({ item })}
      </BoardLink>
    );
  }
  const minutes = Math.ceil(untilNextDay(now) / 60_000);
  return (
    <p className="small ink-2 num" role="timer" aria-live="off">
      {m.daily_next({ item })}{' '}
      <b className="ink bold">
        {m.daily_time({ hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0') })}
      </b>
    </p>
  );
}
