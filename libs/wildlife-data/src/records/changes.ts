import days from '../generated/changes.json' with { type: 'json' };

const changes: Readonly<Record<string, string>> = days;

/**
 * Returns the day on which a record got its present form, as an ISO date. Only the build runs it.
 * @returns null for a record that has changed since its day was noted
 */
export const changedOn = (kind: 'species' | 'parks', slug: string): string | null =>
  changes[`${kind}/${slug}`] ?? null;
