import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const units: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' };

const joinValues = (values: readonly unknown[]) => values.map(String).join(', ');

function isMissing({ input, ...issue }: Issue): boolean {
  if (input === undefined) return true;
  // Such as the `kind` that selects one of several objects.
  return (
    issue.code === 'invalid_union' &&
    issue.discriminator !== undefined &&
    typeof input === 'object' &&
    (input as Record<string, unknown> | null)?.[issue.discriminator] === undefined
  );
}

function demand(issue: Issue): string {
  if (isMissing(issue)) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected in typeNames ? `must be ${typeNames[issue.expected]}` : 'is not valid';
    case 'invalid_value':
      if (issue.values.length === 1) return `must be ${joinValues(issue.values)}`;
      return `must be one of ${joinValues(issue.values)}`;
    case 'too_big': {
      const unit = units[issue.origin];
      return unit ? `can have at most ${issue.maximum} ${unit}` : `must be at most ${issue.maximum}`;
    }
    case 'too_small': {
      const unit = units[issue.origin];
      return unit ? `needs at least ${issue.minimum} ${unit}` : `must be at least ${issue.minimum}`;
    }
    case 'invalid_format':
      return issue.format === 'datetime' ? 'must be a time such as 2026-11-24T08:30:00Z' : 'is not valid';
    case 'unrecognized_keys':
      return `does not take ${joinValues(issue.keys)}`;
    default:
      return 'is not valid';
  }
}

/** Replaces zod's own messages; the contract's come first. */
export function issueSentence(issue: Issue): string {
  const field = (issue.path ?? []).map(String).join('.');
  return `${field === '' ? 'The request' : field} ${demand(issue)}.`;
}
