import days from '../generated/changes.json' with { type: 'json' };

const changes: Readonly<Record<string, string>> = days;

/**
 * Only the build runs it.
 * @returns an ISO date; null for a record newer than its line
 */
export const changedOn = (kind: 'species' | 'parks', slug: string): string | null =>
  changes[`${kind}/${slug}`] ?? null;
