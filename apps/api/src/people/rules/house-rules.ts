import {
  type ClubText,
  DEFAULT_RULES,
  DEFAULT_RULES_VERSION,
  DEFAULT_TERMS,
  type HouseRules,
} from '@aranya/contracts';
import { desc, eq, sql, type SQLWrapper } from 'drizzle-orm';
import { houseRules, rulesAcceptances } from '../../platform/db/schema';
import { type Db, queryRows } from '../../platform/db/types';

const defaults: Readonly<Record<ClubText, string>> = {
  rules: DEFAULT_RULES,
  terms: DEFAULT_TERMS,
  privacy: '',
};

/** The club's own, or the default. */
export async function readRules(db: Db, kind: ClubText = 'rules'): Promise<HouseRules> {
  const { version, text } = houseRules;
  const [own] = await db
    .select({ version, text })
    .from(houseRules)
    .where(eq(houseRules.kind, kind))
    .orderBy(desc(version))
    .limit(1);
  return own ?? { version: DEFAULT_RULES_VERSION, text: defaults[kind] };
}

/** Versions that somebody has to accept before they go on; null for none. */
export interface TextsToAccept {
  rules: number | null;
  terms: number | null;
}

/**
 * Where the site asks whoever joins, what they never accepted has to be accepted once; anywhere, the change that an admin
 * says matters.
 */
const waitingTexts = (userId: SQLWrapper) => sql`
    select kind, coalesce(latest, ${DEFAULT_RULES_VERSION}) as version
    from (values ('rules'), ('terms')) as texts (kind),
      lateral (select max(version) as latest, max(version) filter (where must_accept) as needed
        from house_rules h where h.kind = texts.kind) own,
      lateral (select max(version) as accepted
        from rules_acceptances a where a.user_id = ${userId} and a.kind = texts.kind) mine
    where needed > coalesce(accepted, 0) or (accepted is null and coalesce(
      (select (settings->>'asks_acceptance')::boolean from site_versions order by revision desc limit 1), false))`;

export const hasTextsToAccept = (userId: SQLWrapper) => sql<boolean>`exists (${waitingTexts(userId)})`;

export async function findTextsToAccept(db: Db, userId: string): Promise<TextsToAccept> {
  const rows = await queryRows<{ kind: 'rules' | 'terms'; version: number }>(
    db,
    waitingTexts(sql`${userId}::uuid`),
  );
  const find = (kind: ClubText) => rows.find((row) => row.kind === kind)?.version ?? null;
  return { rules: find('rules'), terms: find('terms') };
}

/** @returns false, and keeps nothing, where one is not the current version */
export async function acceptTexts(
  db: Db,
  userId: string,
  { rules, terms }: { rules: number | undefined; terms: number | undefined },
  now: Date,
): Promise<boolean> {
  const accepted = [];
  for (const [kind, version] of [
    ['rules', rules],
    ['terms', terms],
  ] as const) {
    if (version === undefined) continue;
    if ((await readRules(db, kind)).version !== version) return false;
    accepted.push({ userId, kind, version, acceptedAt: now });
  }
  await db.insert(rulesAcceptances).values(accepted).onConflictDoNothing();
  return true;
}
