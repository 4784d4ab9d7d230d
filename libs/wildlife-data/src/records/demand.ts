import type { z } from 'zod';

const units: Readonly<Record<string, (count: number) => string>> = {
  array: (count) => (count === 1 ? ' entry' : ' entries'),
  string: () => ' characters',
};
const amount = (count: number | bigint, origin: string) => `${count}${units[origin]?.(Number(count)) ?? ''}`;

/** Says what a field's schema asks for. */
export function demand(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `give one of ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      return `give at least ${amount(issue.minimum, issue.origin)}.`;
    case 'too_big':
      return `give at most ${amount(issue.maximum, issue.origin)}.`;
    default:
      return issue.message;
  }
}
