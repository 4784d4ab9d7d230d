import { type AuditEntry, limits, type ManagedMember, type MemberFilter } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  cursorId,
  decodeCursor,
  encodeCursor,
  type JsonPage,
  type PageQuery,
} from '../../platform/common/cursor';
import { LAST_ID } from '../../platform/common/ids';
import { logRow, userRow } from '../../platform/db/rows';
import { defineStatement, literal } from '../../platform/db/statement';
import { type Db, queryRows } from '../../platform/db/types';
import { jsonArray } from '../../platform/plugins/json-answer';
import { auditEntryJson, managedMemberJson } from './admin-json';

const COUNT = literal(limits.pageMax + 1);
const MAX_ENTRIES = 50;

interface Row extends Record<string, unknown> {
  id: string;
  json: string;
}

type Values = [before: string, pattern: string, now: string];

/** "offset 0" makes the planner look these few up by the primary key. */
const joinMember = (row: SQL): SQL =>
  sql`cross join lateral (select * from users someone where someone.id = ${row}.user_id offset 0) found`;

const table = {
  all: sql`users`,
  suspended: sql`(select found.* from suspensions s ${joinMember(sql`s`)})`,
  team: sql`(select found.* from roles held ${joinMember(sql`held`)})`,
};

const defineMembers = (name: string, kind: keyof typeof table, searched: boolean) =>
  defineStatement<Row, Values>(
    name,
    (before, pattern, now) => sql`
      with page as materialized (
        select person.id from ${table[kind]} person
        where person.id < ${before}::uuid
          and ${searched ? sql`person.search_text like ${pattern}::text` : sql`${pattern}::text is not null`}
          and ${
            kind === 'suspended'
              ? sql`exists (select from suspensions s where s.user_id = person.id
            and (s.until is null or s.until > ${now}::timestamptz))`
              : sql`true`
          }
        order by person.id desc limit ${COUNT}
      )
      select page.id, ${managedMemberJson(userRow('person'), sql`${now}::timestamptz`)}::text as json
      from page join users person on person.id = page.id order by page.id desc`,
  );

const statements = {
  all: {
    listed: defineMembers('members', 'all', false),
    searched: defineMembers('members_found', 'all', true),
  },
  suspended: {
    listed: defineMembers('members_suspended', 'suspended', false),
    searched: defineMembers('members_suspended_found', 'suspended', true),
  },
  team: {
    listed: defineMembers('members_of_team', 'team', false),
    searched: defineMembers('members_of_team_found', 'team', true),
  },
};

const position = z.tuple([cursorId]);

interface MembersQuery extends PageQuery {
  input: string;
  only?: MemberFilter | undefined;
  now: Date;
}

/**
 * Searches name, username, bio and location.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export async function listMembers(
  db: Db,
  { input, only, limit, cursor, now }: MembersQuery,
): Promise<JsonPage<'members', ManagedMember>> {
  const [before] = cursor === undefined ? [LAST_ID] : decodeCursor(cursor, position);
  const [folded] = await queryRows<{ text: string }>(
    db,
    sql`select aranya_fold(${input.replace(/^@/, '')}) as text`,
  );
  const text = (folded?.text ?? '').trim();
  const { listed, searched } = statements[only ?? 'all'];
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await (text === '' ? listed : searched).run(db, before, pattern, now.toISOString());
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    members: jsonArray(shown.map(({ json }) => json)),
    next_cursor: rows.length > limit && last ? encodeCursor([last.id]) : null,
  };
}

/** Latest decisions first; null for an unknown member. */
export async function readMember(
  db: Db,
  id: string,
  now: Date,
): Promise<{ member: ManagedMember; history: AuditEntry[] } | null> {
  const [row] = await queryRows<{ json: string }>(
    db,
    sql`
    select json_build_object('member', ${managedMemberJson(userRow('person'), sql`${now.toISOString()}::timestamptz`)},
      'history', (
        select coalesce(json_agg(done.json order by done.created_at desc, done.id desc), '[]') from (
          select entry.id, entry.created_at, ${auditEntryJson(logRow('entry'))} as json from moderation_log entry
          where entry.owner_id = person.id or entry.subject_id = person.id
          order by entry.created_at desc, entry.id desc limit ${MAX_ENTRIES}
        ) done))::text as json
    from users person where person.id = ${id}::uuid`,
  );
  return row ? (JSON.parse(row.json) as { member: ManagedMember; history: AuditEntry[] }) : null;
}
