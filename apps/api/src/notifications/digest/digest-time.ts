const SATURDAY = 6;
const SUNDAY = 0;
/** A node that was off on Saturday makes up for it on Sunday. */
const MORNINGS: readonly number[] = [SATURDAY, SUNDAY];
const FROM_HOUR = 7;
const TO_HOUR = 12;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The last Saturday on which digests have begun to go out, such as `2026-11-28`; in the server's time zone. */
export function lastDigestDay(now: Date): string {
  const daysBack = (now.getDay() - SATURDAY + 7) % 7;
  const begun = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBack, FROM_HOUR);
  if (begun > now) begun.setDate(begun.getDate() - 7);
  return [begun.getFullYear(), twoDigits(begun.getMonth() + 1), twoDigits(begun.getDate())].join('-');
}

export const isDigestTime = (now: Date): boolean =>
  MORNINGS.includes(now.getDay()) && now.getHours() >= FROM_HOUR && now.getHours() < TO_HOUR;
