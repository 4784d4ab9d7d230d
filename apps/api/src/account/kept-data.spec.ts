import { type KeptDataId, keptData, retentionDays } from '@aranya/contracts';
import {
  FIRST_PASSWORD_DAYS,
  KNOWN_BROWSER_DAYS,
  KNOWN_NETWORK_DAYS,
  SESSION_DAYS,
  TAKE_BACK_DAYS,
} from '@aranya/identity';
import { sql } from 'drizzle-orm';
import { queryRows } from '../platform/db/types';
import { useTestApp } from '../testing';

/** Where each table stands on the page that says what is kept about people. */
const tables: Record<KeptDataId, readonly string[]> = {
  'sign-in': [
    'accounts',
    'address_take_backs',
    'email_codes',
    'passkey_challenges',
    'passkeys',
    'password_resets',
    'personal_tokens',
    'records',
    'sessions',
    'tombstones',
  ],
  profile: ['media', 'roles', 'users'],
  posts: [
    'alt_suggestions',
    'comment_likes',
    'comments',
    'identifications',
    'likes',
    'post_images',
    'post_tags',
    'post_versions',
    'post_watchers',
    'posts',
    'species_photos',
  ],
  sightings: ['place_looks', 'place_shares', 'sighting_species', 'sightings'],
  notes: [
    'bookmarks',
    'collections',
    'corrections',
    'drafts',
    'favorites',
    'followed_topics',
    'imported_records',
    'life_imports',
    'life_records',
  ],
  people: ['blocks', 'connection_requests', 'connections', 'follows', 'muted_words', 'mutes'],
  messages: ['message_media', 'messages'],
  notifications: [
    'digests',
    'event_counters',
    'events',
    'notification_settings',
    'notifications',
    'push_subscriptions',
  ],
  reports: [
    'appeals',
    'evidence_pictures',
    'house_rules',
    'moderation_log',
    'removals',
    'report_evidence',
    'reports',
    'settled_names',
    'site_versions',
    'suspensions',
  ],
  entry: ['invitation_uses', 'invitations', 'join_requests', 'member_ages', 'rules_acceptances'],
  contact: ['contact_messages'],
  limits: ['limits', 'quota_counts'],
};

/** These tell nothing about a visitor or a member. */
const impersonal: readonly string[] = [
  'daily_counts',
  'entry_settings',
  'imported_keys',
  'keys',
  'pending_backfills',
  'secrets',
  'sensitivity_runs',
  'sighted_taxa',
  'site_logos',
  'taxa',
  'taxa_versions',
  'taxon_datasets',
  'taxon_names',
];

const api = useTestApp();

test('the privacy page speaks of every table', async () => {
  const rows = await queryRows<{ name: string }>(
    api.db.write,
    sql`select table_name as name from information_schema.tables
      where table_schema in ('public', 'identity') and table_type = 'BASE TABLE'`,
  );
  const told = [...Object.values(tables).flat(), ...impersonal];
  expect(told.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('it names the days for which sign-in remembers', () => {
  const { session, knownBrowser, knownNetwork, takeBack, firstPassword } = retentionDays;
  expect([session, knownBrowser, knownNetwork, takeBack, firstPassword]).toEqual([
    SESSION_DAYS,
    KNOWN_BROWSER_DAYS,
    KNOWN_NETWORK_DAYS,
    TAKE_BACK_DAYS,
    FIRST_PASSWORD_DAYS,
  ]);
  expect(keptData.map(({ id }) => id)).toEqual(Object.keys(tables));
});
