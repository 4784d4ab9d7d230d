import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/types';
import type { ListableMediaStore } from '../../platform/media/media-store';
import { readPublicHash } from '../../platform/media/media.repository';
import { putPicture } from './backup.testing';

const id = (kind: string, number: number) =>
  `${kind}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [ASHA, BIKRAM, CHITRA] = [id('a', 1), id('a', 2), id('a', 3)];
const POST = id('b', 1);
const COMMENT = id('c', 1);
const ANSWER = id('c', 2);
const MESSAGE = id('d', 1);
const OTHER = id('e', 1);

export const MESSAGE_PICTURE = `private/${'ab'.repeat(20)}.webp`;
export const EVIDENCE_PICTURE = `private/${'cd'.repeat(20)}.webp`;
/** Only a value in `removals` names it. */
export const REMOVED_PICTURE = `private/${'ef'.repeat(20)}.webp`;

/** Quotes, line ends, many scripts and other text that might trip a format of rows or SQL. */
const ODD_TEXT = `"Jaguar",\t'ünï' \\N \\. \\n {a,b} [1] $1 <b>&amp;</b> 虎 🐅 मोर\r\n\u2028\u0001 end `;
const odd = `'${ODD_TEXT.replaceAll("'", "''")}'`;
const json = `'{"text": ${JSON.stringify(ODD_TEXT).replaceAll("'", "''")}, "big": 12345678901234567890.123, "none": null}'`;

const rows = (picture: string) => `
insert into media (hash, type, kind, bytes, width, height) values ('${picture}', 'image/webp', 'post', 7, 1, 2147483647)
insert into users (id, issuer, subject, full_name, username, bio, location, profile_media_hash) values
  ('${ASHA}', 'https://issuer.example/', ${odd}, 'Asha', 'asha', ${odd}, 'Ålesund', '${picture}'),
  ('${BIKRAM}', 'https://issuer.example/', 'b', ${odd}, null, '', '', null), ('${CHITRA}', 'https://issuer.example/', 'c', 'C', null, '', '', null)
insert into event_counters values ('${ASHA}', 9007199254740993)
insert into posts (id, author_id, content, post_type, client_id, sighting, created_at, asks) values
  ('${POST}', '${ASHA}', ${odd}, 'text_with_image', '${OTHER}', '{ "species":
    ["x"],  "n": 1.50, "n": null }', '2024-02-29 23:59:59.999+05:30', true)
insert into post_images (post_id, position, media_hash, alt) values ('${POST}', 0, '${picture}', ${odd})
insert into post_tags values ('${POST}', 'tiger', '1970-01-01')
insert into post_versions values ('${POST}', '2024-02-28', ${odd})
insert into post_watchers values ('${POST}', '${ASHA}', now())
insert into likes values ('${POST}', '${BIKRAM}')
insert into comments (id, post_id, author_id, parent_id, content) values
  ('${ANSWER}', '${POST}', '${BIKRAM}', null, 'The answer comes before its comment'), ('${COMMENT}', '${POST}', '${ASHA}', null, ${odd})
update comments set parent_id = '${COMMENT}' where id = '${ANSWER}'
insert into comment_likes values ('${COMMENT}', '${ASHA}')
insert into follows values ('${ASHA}', '${BIKRAM}'), ('${BIKRAM}', '${ASHA}')
insert into blocks values ('${CHITRA}', '${ASHA}')
insert into connections (low_id, high_id, requested_by, status) values ('${ASHA}', '${BIKRAM}', '${BIKRAM}', 'accepted')
insert into connection_requests values ('${OTHER}', '${ASHA}', '${CHITRA}')
insert into messages (id, from_id, to_id, low_id, high_id, text, message_type, low_seq, high_seq) values
  ('${MESSAGE}', '${ASHA}', null, '${ASHA}', '${BIKRAM}', ${odd}, 'image', 9007199254740993, 1)
insert into message_media (message_id, key, type, bytes, width, height) values ('${MESSAGE}', '${MESSAGE_PICTURE}', 'image/webp', 7, 1, 1)
insert into events (recipient_id, seq, type) values ('${ASHA}', 1, 'connections')
insert into notifications (id, recipient_id, kind, actor_id, post_id) values ('${OTHER}', '${ASHA}', 'like', '${BIKRAM}', '${POST}')
insert into personal_tokens values ('${OTHER}', '${ASHA}', ${odd}, left(${odd}, 60), 'read', '2024-02-29', '2024-03-30', '2024-02-29')
insert into notification_settings values ('${ASHA}', 'like', false, true)
insert into digests values ('${ASHA}', '2024-02-24', '2024-02-24 07:00+05:30')
insert into push_subscriptions (id, user_id, endpoint, p256dh, auth) values ('${OTHER}', '${ASHA}', 'https://push.example/', 'p', 'a')
insert into quota_counts values ('${ASHA}', 'post', '2024-01-01', 1)
insert into alt_suggestions (id, post_id, position, user_id, alt) values ('${OTHER}', '${POST}', 0, '${BIKRAM}', ${odd})
insert into species_photos values ('bengal-tiger', '${POST}', 0)
insert into collections values ('${OTHER}', '${ASHA}', left(${odd}, 60))
insert into bookmarks values ('${ASHA}', '${POST}', '${OTHER}')
insert into drafts values ('${OTHER}', '${ASHA}', 'null', 1), ('${id('e', 2)}', '${ASHA}', ${json}, 2147483647)
insert into favorites (user_id, species) values ('${ASHA}', 'bengal-tiger')
insert into followed_topics values ('${ASHA}', 'animal', 'bengal-tiger', '2024-02-29', false, true, '2024-03-01')
insert into identifications (post_id, user_id, species, note) values ('${POST}', '${BIKRAM}', 'leopard', ${odd})
insert into life_records values ('${ASHA}', 'leopard', '0001-01-01', null)
insert into life_imports values ('${ASHA}', '${OTHER}', 'ebird')
insert into imported_records values ('${ASHA}', '${OTHER}', 'leopard', '0001-01-01')
insert into sightings (post_id, author_id, lat, lng, seen_on, created_at) values
  ('${POST}', '${ASHA}', 0.1::float8 + 0.2::float8, -179.99999999999997, '9999-12-31', now())
insert into sighting_species (post_id, species, position, count, author_id, seen_on, created_at) values
  ('${POST}', 'leopard', 32767, 100000, '${ASHA}', '2024-02-29', now())
insert into taxon_datasets values ('moths', ${odd}, 'Asha', 'CC0 1.0', null, null, '2024-01-01', null)
insert into imported_keys values (2, ' bird', 'moths')
insert into place_shares values ('${POST}', '${BIKRAM}', '2024-02-29', '2024-03-01')
insert into place_looks values ('${OTHER}', '${POST}', '${BIKRAM}', '2024-02-29')
insert into mutes values ('${BIKRAM}', '${CHITRA}')
insert into muted_words values ('${BIKRAM}', ${odd})
insert into report_evidence (id, subject, subject_id, owner_id, owner_name, content, digest) values
  ('${OTHER}', 'post', '${POST}', '${ASHA}', 'Asha', ${odd}, repeat('0', 64))
insert into evidence_pictures (evidence_id, position, kind, key, url) values
  ('${OTHER}', 0, 'post', '${EVIDENCE_PICTURE}', null), ('${OTHER}', 1, 'profile', null, 'https://issuer.example/x')
insert into reports (id, reporter_id, subject, subject_id, reason, details, evidence_id) values
  ('${OTHER}', '${BIKRAM}', 'post', '${POST}', 'cruelty', ${odd}, '${OTHER}')
insert into moderation_log (id, operator, action, subject, subject_id, reason, before, after) values
  ('${OTHER}', ${odd}, 'hide_post', 'post', '${POST}', ${odd}, ${json}, 'null')
insert into removals values ('message', '${MESSAGE}', '${ASHA}', 'spam', '2024-01-01', '2024-02-01', '{"key": "${REMOVED_PICTURE}"}')
insert into appeals (id, user_id, subject, subject_id, decided_on, text) values ('${OTHER}', '${ASHA}', 'post', '${POST}', '2024-01-01', ${odd})
insert into corrections (id, user_id, record, field, before, value, source_title, explanation) values
  ('${OTHER}', '${ASHA}', 'species/dhole', 'glance.weight.kg', ${json}, ${json}, ${odd}, ${odd})
insert into roles values ('${ASHA}', 'admin', '2024-01-01')
insert into daily_counts values ('2024-02-29', 'posts', 1)
insert into suspensions values ('${CHITRA}', ${odd}, '2024-01-01', 'infinity')
insert into tombstones (issuer, subject, user_id) values ('https://issuer.example/', 'gone', '${OTHER}')
insert into secrets (name, value) values ('test', ${odd})
insert into settled_names values ('${OTHER}', repeat('0', 64), null, '2024-01-01')
insert into entry_settings values (true, 'invitation', '2024-01-01')
insert into invitations (id, token_hash, label, max_uses, used_count, created_by, ends_at) values
  ('${OTHER}', 'hash', left(${odd}, 80), 500, 1, '${ASHA}', '2024-12-31')
insert into invitation_uses values ('${BIKRAM}', '${OTHER}', '2024-02-29')
insert into join_requests (id, issuer, subject, name, text) values ('${OTHER}', 'https://issuer.example/', 'new', 'New', ${odd})
insert into house_rules (version, text, published_at, published_by, must_accept) values (2, ${odd}, '2024-01-01', '${ASHA}', true)
insert into rules_acceptances (user_id, kind, version, accepted_at) values ('${ASHA}', 'terms', 2, '2024-02-29')
insert into member_ages values ('${ASHA}', '2036-02-29', '2024-02-29', true)
insert into site_versions values ('${OTHER}', 1, ${json}, '2024-01-01', 'Asha')
insert into site_logos values ('${OTHER}', 1, 1, 'iVBORw0KGgo=', '', '')
insert into contact_messages (id, name, email, message) values ('${OTHER}', 'Ünal', 'u@example.org', ${odd})
insert into pending_backfills values ('post_tags')
insert into identity.accounts (id, email, name, password_hash) values ('${OTHER}', 'asha@example.org', ${odd}, 'scrypt')
insert into identity.records (model, id, payload) values ('Session', ${odd}, '{"nul": "\\u0000",\n "a": 1.0}')
insert into identity.sessions values ('grant', null, '${OTHER}', ${odd}, '2024-01-01', '2024-01-01')
insert into identity.address_take_backs values ('hash', '${OTHER}', 'before@example.org', '2024-01-01', '2024-01-08')
insert into identity.passkeys values ('key', '${OTHER}', 'pQECAyYgASFY', 4294967295, '{internal,hybrid}', left(${odd}, 60), '2024-01-01', null)
insert into identity.passkey_challenges values ('challenge', 'sign-in uid', '2024-01-01')
insert into identity.keys values ('k', 'signing', '', '{"kty": "RSA"}', '2024-01-01', '2024-01-01')
insert into identity.limits values ('hash', 1, null, '2024-01-01')`;

/** Fills each table with odd values, and stores their pictures. */
export async function fillEveryTable(db: Db, media: ListableMediaStore): Promise<void> {
  const key = await putPicture(media, 'picture');
  for (const secret of [MESSAGE_PICTURE, EVIDENCE_PICTURE, REMOVED_PICTURE])
    await media.put(secret, Buffer.from(secret), 'image/webp');
  for (const statement of rows(readPublicHash(key) ?? '').split(/\n(?=insert|update)/))
    if (statement.trim() !== '') await db.execute(sql.raw(statement));
}
