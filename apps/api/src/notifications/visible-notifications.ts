import { wordSeparatorsOfPostgres } from '@aranya/contracts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { hiddenPeopleTable, unlistedPeopleTable } from '../people/blockers';
import { notSuspended } from '../people/suspensions';

const SEPARATORS = sql.raw(`'${wordSeparatorsOfPostgres}'`);

/** The table expressions that {@link isNotificationVisible} needs; most people have few rows or none in each. */
export const visibilityTables = (currentUser: SQLWrapper): SQL => sql`
  ${hiddenPeopleTable(currentUser)},
  ${unlistedPeopleTable(currentUser)},
  unlisted_kinds as materialized (
    select kind from notification_settings where user_id = ${currentUser} and not listed
  ),
  words_muted as materialized (
    select ' ' || aranya_fold(word) || ' ' as word, ' #' || aranya_fold(word) || ' ' as tag
    from muted_words where user_id = ${currentUser}
  )`;

/** As `hasMutedWord` of the contracts. Needs {@link visibilityTables}. */
export const hasMutedWordInSql = (text: SQL): SQL => sql`exists (
  select from (select ' ' || regexp_replace(aranya_fold(${text}), ${SEPARATORS}, ' ', 'g') || ' ' as folded offset 0) text, words_muted w
  where strpos(text.folded, w.word) > 0 or strpos(text.folded, w.tag) > 0)`;

/** The text of the comment, or of the post with the mention. */
const wordsOf = (row: SQLWrapper): SQL => sql`case
  when ${row}.kind in ('comment', 'answer', 'mention') and ${row}.comment_id is not null
    then (select c.content from comments c where c.id = ${row}.comment_id)
  when ${row}.kind = 'mention' then (select p.content from posts p where p.id = ${row}.post_id) end`;

/**
 * Leaves out people hidden from the recipient, muted or suspended, hidden posts and comments, kinds that are off, and muted
 * words. Needs {@link visibilityTables}.
 */
export const isNotificationVisible = (row: SQLWrapper, now: SQLWrapper): SQL => sql`(
  ${row}.actor_id not in (select id from unlisted_people) and ${notSuspended(sql`${row}.actor_id`, now)}
  and ${row}.kind not in (select kind from unlisted_kinds)
  and (${row}.post_id is null or (select p.hidden_at is not null or p.author_id in (select id from hidden_people)
    or not ${notSuspended(sql`p.author_id`, now)} from posts p where p.id = ${row}.post_id) is false)
  and (${row}.comment_id is null or (select c.hidden_at is not null or c.deleted_at is not null
    from comments c where c.id = ${row}.comment_id) is false)
  and (not exists (select from words_muted) or not ${hasMutedWordInSql(sql`coalesce(${wordsOf(row)}, '')`)}))`;
