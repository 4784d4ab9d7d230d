import { limits, tokenScopes } from '@aranya/contracts';
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, hasLength, id, isOneOf, moment } from './columns';
import { users } from './users';

export const personalTokens = pgTable(
  'personal_tokens',
  {
    id: id().primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    tokenHash: text('token_hash').notNull().unique(),
    name: text('name').notNull(),
    scope: text('scope', { enum: tokenScopes }).notNull(),
    createdAt: createdAt(),
    endsAt: moment('ends_at').notNull(),
    /** In UTC. */
    lastUsedOn: date('last_used_on', { mode: 'string' }),
  },
  (t) => [
    index('personal_tokens_owner_index').on(t.userId),
    check('personal_tokens_name_length', hasLength('name', limits.tokenName, 1)),
    check('personal_tokens_scope_known', isOneOf('scope', tokenScopes)),
  ],
);
