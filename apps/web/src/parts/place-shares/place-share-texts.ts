import { dateFormat } from '../../lib/time/date-format';
import { m } from '../../lib/language/messages';

const day = dateFormat({ day: 'numeric', month: 'long' });
const dayOfYear = dateFormat({ dateStyle: 'long' });
const time = dateFormat({ timeStyle: 'short' });

/** Returns "24 November, 10:15" in the reader's time zone, with the year unless current. */
export function momentText(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const date = at.getFullYear() === now.getFullYear() ? day : dayOfYear;
  return `${date().format(at)}, ${time().format(at)}`;
}

/** Choices of the dialog, in days. */
export const endOptions = () =>
  [
    { value: '1', label: m.share_day() },
    { value: '7', label: m.share_week() },
    { value: '30', label: m.share_month() },
    { value: '90', label: m.share_season() },
  ] as const;
