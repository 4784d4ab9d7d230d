import { cleanText } from '@aranya/contracts';
import { DAY_MS } from '../../platform/common/day';
import { type CommandContext, CommandError } from '../../platform/commands/command';
import type { Act } from './moderation-log';

const MAX_REASON = 500;
const MAX_OPERATOR = 100;
/** JavaScript and PostgreSQL both hold it. */
const MAX_DAYS = 36_500;

/**
 * Empty where none is given and none is required.
 * @throws CommandError
 */
export function readReason(given: string | undefined, required: boolean): string {
  const reason = cleanText(given ?? '');
  if (required && reason === '') throw new CommandError('Give a reason: --reason="…".');
  if (reason.length > MAX_REASON)
    throw new CommandError(`The reason can have at most ${MAX_REASON} characters.`);
  return reason;
}

export function readEnd({ until, days }: { until?: string; days?: string }, now: Date): Date | null {
  if (until !== undefined && days !== undefined) throw new CommandError('Give --until or --days, not both.');
  if (days !== undefined) {
    const count = Number(days);
    if (!Number.isInteger(count) || count < 1 || count > MAX_DAYS)
      throw new CommandError(`--days is "${days}": give a whole number from 1 to ${MAX_DAYS}.`);
    return new Date(now.getTime() + count * DAY_MS);
  }
  if (until === undefined) return null;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(until);
  const end = new Date(isDay ? `${until}T23:59:59.999Z` : until);
  const isTime = isDay || /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(until);
  if (!isTime || Number.isNaN(end.getTime()))
    throw new CommandError(`--until is "${until}": give a day such as 2027-01-31, or a time with its zone.`);
  if (end <= now) throw new CommandError(`--until is "${until}", which has passed.`);
  return end;
}

export function readParts<Part extends string>(given: string | undefined, parts: readonly Part[]): Part[] {
  const named = (given ?? '').split(',').map((part) => part.trim());
  const unknown = named.find((part) => !(parts as readonly string[]).includes(part));
  if (unknown === undefined) return named as Part[];
  throw new CommandError(`--part is "${given ?? ''}": give one or more of ${parts.join(', ')}, with commas.`);
}

export function createAct(
  { operator }: Pick<CommandContext, 'operator'>,
  { by, reason }: { by?: string | undefined; reason: string },
): Act {
  const name = cleanText(by ?? operator);
  if (name === '' || name.length > MAX_OPERATOR)
    throw new CommandError(`--by can have 1 to ${MAX_OPERATOR} characters.`);
  return { operator: name, reason, now: new Date() };
}
