import { wordSeparatorsOfPostgres } from '@aranya/contracts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { notSuspended } from '../people/suspensions';
import { type Viewer, createViewer } from '../people/viewer';
import type { NotificationRow } from '../platform/db/rows';
import { settledFreeName } from './notified-animal';

const SEPARATORS = sql.raw(`'${wordSeparatorsOfPostgres}'`);

/** Hides notifications from a person's list: mostly few rows or none. */
export interface Recipient extends Viewer<'hidden_people' | 'unlisted_people'> {
  readonly unlistedKinds: SQL;
  readonly wordsMuted: SQL;
}

/** @param id cast to `uuid` */
export function createRecipient(id: SQL): Recipient {
  const viewer = createViewer(id, ['hidden_people', 'unlisted_people']);
  return {
    ...viewer,
    unlistedKinds: sql`unlisted_kinds`,
    wordsMuted: sql`words_muted`,
    tables: sql`
  ${viewer.tables},
  unlisted_kinds as materialized (
    select kind from notification_settings where user_id = ${id} and not listed
  ),
  words_muted as materialized (
    select ' ' || aranya_fold(word) || ' ' as word, ' #' || aranya_fold(word) || ' ' as tag
    from muted_words where user_id = ${id}
  )`,
  };
}

/** Does in SQL what `hasMutedWord` of the contracts does. */
export const hasMutedWordInSql = ({ wordsMuted }: Recipient, text: SQL): SQL => sql`exists (
  select from (select ' ' || regexp_replace(aranya_fold(${text}), ${SEPARATORS}, ' ', 'g') || ' ' as folded offset 0) text, ${wordsMuted} w
  where strpos(text.folded, w.word) > 0 or strpos(text.folded, w.tag) > 0)`;

const notificationText = (row: NotificationRow): SQL => sql`case
  when ${row}.kind in ('comment', 'answer', 'mention') and ${row}.comment_id is not null
    then (select c.content from comments c where c.id = ${row}.comment_id)
  when ${row}.kind = 'mention' then (select p.content from posts p where p.id = ${row}.post_id) end`;

/** The kind that people know and switch. */
export const shownKind = (row: NotificationRow): SQL =>
  sql`case ${row}.kind when 'settled' then 'agreed' else ${row}.kind end`;

/**
 * False for hidden, muted or suspended people, hidden posts and comments, kinds that are off, muted words,
 * and free names that are no animal any more.
 */
export const isNotificationVisible = (
  recipient: Recipient,
  row: NotificationRow,
  now: SQLWrapper,
): SQL => sql`(
  ${row}.actor_id not in (select id from ${recipient.unlisted_people}) and ${notSuspended(sql`${row}.actor_id`, now)}
  and ${shownKind(row)} not in (select kind from ${recipient.unlistedKinds})
  and (${row}.kind <> 'settled' or ${settledFreeName(row)} is not null)
  and (${row}.post_id is null or (select p.hidden_at is not null or p.author_id in (select id from ${recipient.hidden_people})
    or not ${notSuspended(sql`p.author_id`, now)} from posts p where p.id = ${row}.post_id) is false)
  and (${row}.comment_id is null or (select c.hidden_at is not null or c.deleted_at is not null
    from comments c where c.id = ${row}.comment_id) is false)
  and (not exists (select from ${recipient.wordsMuted}) or not ${hasMutedWordInSql(recipient, sql`coalesce(${notificationText(row)}, '')`)}))`;
