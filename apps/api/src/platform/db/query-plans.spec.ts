// @seconds 19
import { limits } from '@aranya/contracts';
// These define all statements.
import '../../account/digest/send-digests';
import '../../app';
import { openOwnTestDatabase } from '../../testing';
import type { Database } from './database';
import {
  collectionId,
  commentId,
  explain,
  GROWING,
  messageId,
  flattenPlan,
  personId,
  type PlanNode,
  postId,
  seedThousands,
} from './query-plans.testing';
import { definedStatements } from './statement';

/** A page merges the newest of several lists; everything popular has 2,000 rows. */
const MAX_ROWS = 10 * limits.pageMax;

const ME = personId(1);
/** With 2,000 followers and posts. */
const POPULAR = personId(2);
/** One of the ten species of its genus is in each sighting. Of its other 6,000, nobody has seen one. */
const CLASS = 'taxon-1000011';
const NEWEST = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
const SINCE = new Date(Date.now() - 60 * 86_400_000).toISOString();
/** Of lists that begin with the oldest. */
const OLDEST = ['-infinity', '00000000-0000-0000-0000-000000000000'];
const NOW = new Date().toISOString();
const FIRST = [2_147_483_647, 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/** Values of the statements that read pages: what they really read is checked too. */
const samples: Record<string, Parameters<typeof explain>[1]['values']> = {
  feed: [ME, 20, null, ...NEWEST],
  feed_topics: [ME, 20, null, ...NEWEST],
  search_by_1: [ME, ['nobody'], NOW, null, 2_147_483_647, ...FIRST],
  search_by_2: [ME, ['person', '477'], NOW, null, 2_147_483_647, ...FIRST],
  suggestions: [ME, new Date().toISOString(), SINCE, ...FIRST, ...FIRST],
  profile: [ME, POPULAR, 20, ...NEWEST, false],
  liked_posts: [ME, POPULAR, ...NEWEST],
  tagged_posts: [ME, 'popular', ...NEWEST],
  found_posts: [ME, 'post', ...NEWEST],
  found_tags: [ME, 'popular', 20],
  own_life_list: [ME],
  life_records_of: [ME],
  shared_life_list: [ME, '[{"species":"chital","seen_on":"2026-05","place":null}]'],
  life_list_access: [ME, POPULAR],
  life_list_targets: [ME, 'popular', '', 400, 100],
  likes_access: [ME, POPULAR],
  all_sightings: [ME, '', ...NEWEST],
  species_sightings: [ME, [CLASS, '""'], ...NEWEST],
  species_in_park: [ME, [CLASS, 'rare-1', '""'], ...NEWEST],
  park_sightings: [ME, ['popular', '""'], ...NEWEST],
  topic_posts: [ME, ME, ...NEWEST],
  new_topic_posts: [ME],
  cell_sightings: [ME, ['26.5', '93.1'], ...NEWEST],
  sightings_map: [
    ...[ME, ['2.95', '93', '3.25', '93.25'], 0.01, ['rare-3'], ['3.1'], ['93.1']],
    ...[CLASS, ['birds'], true, '2026-05-01', '', 1000, 50],
  ],
  seen_near: ['popular', null, ['popular', 'rare-1'], ['3.1', '26.5'], ['93.1'], NOW, 60, 40, 10],
  taxon_protection: [['1000011'], ['Rara 3', 'Nulla 7']],
  asking_posts: [ME, '', ...NEWEST],
  own_asking_posts: [ME, ME, ...NEWEST],
  agreed_posts: [ME, 'bengal-tiger', ...NEWEST],
  answered_posts: [ME, [postId(20), postId(21)]],
  identification_of_post: [ME, postId(20), new Date().toISOString()],
  bookmarked_posts: [ME, ME, ...NEWEST],
  collected_posts: [ME, collectionId(1), ...NEWEST],
  collections: [ME, postId(1)],
  post_history: [ME, postId(1)],
  comments: [ME, postId(1), commentId(30_000), new Date().toISOString()],
  comment_answers: [ME, commentId(1), commentId(55_000), new Date().toISOString()],
  comment_by_id: [ME, commentId(60_001), new Date().toISOString()],
  post_watchers: [postId(1), ME, new Date().toISOString()],
  user_by_username: ['person_7'],
  visible_usernames: [ME, ['person_7', 'nobody']],
  list_followers: [POPULAR, ...NEWEST],
  list_following: [ME, ...NEWEST],
  list_connections: [ME, ...NEWEST],
  chat: [ME, personId(18), 20, null],
  recent_messages: [ME],
  chats: [ME, true, ...NEWEST],
  posts_by_ids: [ME, [postId(1), postId(2)]],
  users_by_ids: [ME, [POPULAR, personId(3)]],
  message_by_id: [ME, messageId(1)],
  notifications: [POPULAR, NEWEST[1] ?? '', new Date().toISOString()],
  unread_messages: [POPULAR],
  digest_posts: [ME, SINCE, NOW],
  unread_notifications: [POPULAR, new Date().toISOString()],
  alt_suggestions_of_post: [ME, postId(1)],
  species_photos: ['bengal-tiger', new Date().toISOString()],
  guest_posts: ['club', NOW],
  guest_posts_of_member: [POPULAR, NOW],
  guest_posts_of_species: ['popular', NOW],
  guest_posts_of_park: ['popular', NOW],
  guest_post: [postId(1), NOW],
  guest_author: [POPULAR, NOW],
  guest_member: [POPULAR, NOW],
  guest_comments: [postId(1), NOW],
  open_cases: [null, OLDEST[1] ?? '', OLDEST[1] ?? ''],
  closed_cases: [null, ...NEWEST],
  open_cases_of_subject: ['post', OLDEST[1] ?? '', OLDEST[1] ?? ''],
  closed_cases_of_subject: ['post', ...NEWEST],
  open_appeals: [ME, NOW, ...OLDEST],
  decided_appeals: [ME, NOW, ...NEWEST],
  open_contact_messages: [...OLDEST],
  handled_contact_messages: [...NEWEST],
  audit_log: [null, null, null, ...NEWEST],
  audit_log_of_subject: [postId(3), null, null, ...NEWEST],
  audit_log_of_operator: [null, ME, null, ...NEWEST],
  audit_log_of_action: [null, null, 'suspend', ...NEWEST],
  audit_log_of_subject_of_action: [postId(3), null, 'remove_post', ...NEWEST],
  members: [NEWEST[1] ?? '', '', NOW],
  members_found: [NEWEST[1] ?? '', '%person 477%', NOW],
  members_suspended: [NEWEST[1] ?? '', '', NOW],
  members_suspended_found: [NEWEST[1] ?? '', '%person%', NOW],
  members_of_team: [NEWEST[1] ?? '', '', NOW],
  members_of_team_found: [NEWEST[1] ?? '', '%person%', NOW],
  photo_candidates: [null, NOW, NEWEST[1] ?? '', 0, ''],
  photo_candidates_of_species: ['popular', NOW, NEWEST[1] ?? '', 0, ''],
  featured_photos: [null, NOW, NEWEST[1] ?? '', 0, ''],
  featured_photos_of_species: ['bengal-tiger', NOW, NEWEST[1] ?? '', 0, ''],
  live_events_after: [JSON.stringify([{ position: 0, user_id: ME, seq: 0 }])],
};

/** Statements for pages of another size have a number at the end. */
const sampleOf = (name: string) => samples[name.replace(/_\d+$/, '')];

let db: Database;
beforeAll(async () => {
  db = await openOwnTestDatabase();
  await seedThousands(db.write);
});
afterAll(() => db.close());

const statements = [...definedStatements()].map(([name, text]) => ({ name, text }));
const reads = statements.filter(({ name }) => sampleOf(name) !== undefined);

const scanned = (node: PlanNode) =>
  (node['Actual Rows'] ?? 0) +
  (node['Rows Removed by Filter'] ?? 0) +
  (node['Rows Removed by Index Recheck'] ?? 0);

function readTooMuch(plan: PlanNode): string[] {
  return flattenPlan(plan).flatMap((node) => {
    const isScan = node['Relation Name'] !== undefined && scanned(node) > MAX_ROWS;
    const sorted = node['Node Type'] === 'Sort' ? Math.max(0, ...(node.Plans ?? []).map(scanned)) : 0;
    return isScan || sorted > MAX_ROWS
      ? [`${node['Node Type']} ${node['Relation Name'] ?? ''} ${Math.max(scanned(node), sorted)}`]
      : [];
  });
}

test('samples belong to statements', () => {
  const names = new Set(reads.map(({ name }) => name.replace(/_\d+$/, '')));
  expect([...names].sort()).toEqual(Object.keys(samples).sort());
});

test.each(statements)('$name scans no table that grows', async ({ name, text }) => {
  const plan = await explain(db.write, { name, text, mode: 'force_generic_plan' });
  const scans = flattenPlan(plan).filter((node) => node['Node Type'] === 'Seq Scan');
  expect(scans.map((node) => node['Relation Name']).filter((table) => GROWING.includes(table ?? ''))).toEqual(
    [],
  );
});

test.each(reads)('$name reads and sorts no more than its page needs', async ({ name, text }) => {
  for (const mode of ['force_generic_plan', 'force_custom_plan'] as const) {
    const plan = await explain(db.write, { name, text, values: sampleOf(name), mode });
    expect({ mode, tooMuch: readTooMuch(plan) }).toEqual({ mode, tooMuch: [] });
  }
});

test('finds a scan and a sort of a table', async () => {
  const text = 'select id from posts where likes_total > $1::int order by content limit 20';
  const plan = await explain(db.write, { name: 'slow', text, values: [1], mode: 'force_generic_plan' });
  expect(flattenPlan(plan).map((node) => node['Node Type'])).toContain('Seq Scan');
  expect(readTooMuch(plan)).toEqual([
    expect.stringMatching(/^Sort/),
    expect.stringMatching(/^Seq Scan posts/),
  ]);
});
