import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashInvitation } from '../../src/people/entry/invitations';
import { newId } from '../../src/platform/common/ids';
import { notifyAccountStatus } from '../../src/people/current-user/account-status';
import {
  corrections,
  identifications,
  invitations,
  joinRequests,
  memberAges,
  roles,
  settledNames,
  speciesPhotos,
} from '../../src/platform/db/schema';
import { readVersions } from '../../src/platform/site/site-versions';
import { get, type MakeRequest, post } from './matrix-request';
import type { World } from './matrix-world';
import { send } from './send';

const reason = 'Spam';

/** As a moderator got it who opened the report. Their role may still be on its way to the server. */
async function evidenceAddress(world: World, triesLeft = 40): Promise<string> {
  const { status, text } = await send(world, 'moderator', { path: `/api/admin/reports/${world.reportId}` });
  if (status !== 200 && triesLeft > 0) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    return evidenceAddress(world, triesLeft - 1);
  }
  const body = JSON.parse(text) as { case: { evidence: { pictures: { url: string }[] } } };
  return body.case.evidence.pictures[0]?.url ?? '';
}

const FREE_NAME = 'free:birds:Hill bird';

/** The connection suggested a free name for the owner's post, which is settled or waits. */
const aboutName =
  (path: string, more: object, isSettled: boolean): MakeRequest =>
  async ({ api: { db }, ids, postId }) => {
    const row = { postId, userId: ids.connection, species: FREE_NAME, freeName: FREE_NAME };
    await db.write.insert(identifications).values(row).onConflictDoNothing();
    if (isSettled) {
      const digest = createHash('sha256').update('birds:hill bird').digest('hex');
      const settled = { id: newId(), digest, species: null, settledAt: new Date() };
      await db.write.insert(settledNames).values(settled).onConflictDoNothing();
    }
    return { path, json: { name: FREE_NAME, ...more } };
  };

const TOKEN = '0'.repeat(20);

/** An open invitation with the token. */
async function openInvitation({ api }: World): Promise<string> {
  const id = newId();
  const invitation = { tokenHash: hashInvitation(TOKEN), label: 'Bird club', maxUses: 500 };
  const endsAt = new Date(Date.now() + 3_600_000);
  await api.db.write.insert(invitations).values({ id, ...invitation, endsAt });
  return id;
}

const newCorrection = {
  record: 'species/dhole',
  field: 'food',
  value: 'Chital and smaller prey',
  explanation: 'Read there',
};

/** The owner suggested a correction. */
const aboutCorrection =
  (path: string, more: object): MakeRequest =>
  async ({ api, ids }) => {
    const id = newId();
    const before = 'Chital, sambar, wild pig and smaller prey';
    const row = { id, userId: ids.owner, ...newCorrection, before, sourceTitle: 'A book' };
    await api.db.write.insert(corrections).values(row);
    return { path, json: { id, ...more } };
  };

const withInvitation =
  (path: string): MakeRequest =>
  async (world) => {
    await openInvitation(world);
    return { path, json: { invitation: TOKEN } };
  };

/** Everybody is asked for their age once more, the owner as a child. */
const aboutAge =
  (request: MakeRequest): MakeRequest =>
  async (world, caller) => {
    const { api, ids } = world;
    const rows = Object.values(ids).map((userId) => ({
      userId,
      childUntil: userId === ids.owner ? '2099-01-01' : null,
      askedAgain: userId !== ids.owner,
    }));
    await api.db.write.insert(memberAges).values(rows).onConflictDoNothing();
    return request(world, caller);
  };

export const clubRequests: Record<string, MakeRequest> = {
  'POST /api/user/age': aboutAge(post('/api/user/age', () => ({ born: null }))),
  'GET /api/admin/ages/:id': aboutAge(({ ids }) => ({ path: `/api/admin/ages/${ids.owner}` })),
  'POST /api/admin/ages': aboutAge(
    post('/api/admin/ages', ({ ids }) => ({ id: ids.owner, decision: 'parent_agreed' })),
  ),
  'GET /api/corrections/facts': get('/api/corrections/facts?record=species/dhole'),
  'POST /api/corrections': post('/api/corrections', () => ({ ...newCorrection, source_title: 'A book' })),
  'GET /api/corrections': get('/api/corrections'),
  'POST /api/corrections/withdraw': aboutCorrection('/api/corrections/withdraw', {}),
  'GET /api/admin/corrections': get('/api/admin/corrections'),
  'POST /api/admin/corrections/decide': aboutCorrection('/api/admin/corrections/decide', {
    outcome: 'accepted',
    answer: 'Thank you.',
  }),
  'GET /api/entry': get('/api/entry'),
  'POST /api/entry/invitation': withInvitation('/api/entry/invitation'),
  'POST /api/entry/join': withInvitation('/api/entry/join'),
  'GET /api/entry/request': get('/api/entry/request'),
  'POST /api/entry/request': post('/api/entry/request', () => ({ name: 'Ravi', text: 'Owls' })),
  'POST /api/entry/request/withdraw': post('/api/entry/request/withdraw', () => ({})),
  'POST /api/admin/entry': post('/api/admin/entry', () => ({ mode: 'invitation' })),
  'GET /api/admin/invitations': get('/api/admin/invitations'),
  'GET /api/admin/invitations/:id': async (world) => ({
    path: `/api/admin/invitations/${await openInvitation(world)}`,
  }),
  'POST /api/admin/invitations': post('/api/admin/invitations', () => ({
    label: 'Bird club',
    max_uses: 10,
    ends_at: new Date(Date.now() + 3_600_000).toISOString(),
  })),
  'POST /api/admin/invitations/revoke': async (world) => ({
    path: '/api/admin/invitations/revoke',
    json: { id: await openInvitation(world) },
  }),
  'GET /api/admin/new-members': get('/api/admin/new-members'),
  'POST /api/admin/new-members': post('/api/admin/new-members', () => ({
    name: 'Ravi',
    email: 'ravi@example.org',
    by: 'card',
  })),
  'GET /api/admin/join-requests': get('/api/admin/join-requests'),
  'POST /api/admin/join-requests/decide': async ({ api }) => {
    const id = newId();
    const newcomer = { issuer: api.issuer.url, subject: 'newcomer', name: 'Ravi', text: 'Owls' };
    await api.db.write.insert(joinRequests).values({ id, ...newcomer });
    return { path: '/api/admin/join-requests/decide', json: { id, outcome: 'accepted' } };
  },
  'GET /api/rules': get('/api/rules'),
  'GET /api/terms': get('/api/terms'),
  'GET /api/privacy': get('/api/privacy'),
  'POST /api/rules/accept': post('/api/rules/accept', () => ({ version: 1 })),
  'GET /api/admin/rules': get('/api/admin/rules'),
  'POST /api/admin/rules': post('/api/admin/rules', () => ({ text: 'Be kind.', must_accept: true, over: 1 })),
};

export const adminRequests: Record<string, MakeRequest> = {
  'GET /api/admin/overview': get('/api/admin/overview'),
  'GET /api/admin/reports': get('/api/admin/reports'),
  'GET /api/admin/reports/:id': ({ reportId }) => ({ path: `/api/admin/reports/${reportId}` }),
  'POST /api/admin/reports/close': post('/api/admin/reports/close', ({ reportId }) => ({
    id: reportId,
    outcome: 'dismissed',
  })),
  'POST /api/admin/reports/reopen': post('/api/admin/reports/reopen', ({ reportId }) => ({ id: reportId })),
  'POST /api/admin/content/remove': post('/api/admin/content/remove', ({ postId }) => ({
    subject: 'post',
    id: postId,
    reason,
  })),
  'POST /api/admin/content/restore': post('/api/admin/content/restore', ({ hiddenPostId }) => ({
    subject: 'post',
    id: hiddenPostId,
  })),
  'POST /api/admin/members/remove-parts': post('/api/admin/members/remove-parts', ({ ids }) => ({
    id: ids.owner,
    parts: ['name'],
    reason,
  })),
  'GET /api/admin/members': get('/api/admin/members'),
  'GET /api/admin/members/:id': ({ ids }) => ({ path: `/api/admin/members/${ids.owner}` }),
  'POST /api/admin/members/suspend': post('/api/admin/members/suspend', ({ ids }) => ({
    id: ids.owner,
    reason,
    until: null,
  })),
  'POST /api/admin/members/lift': post('/api/admin/members/lift', ({ ids }) => ({ id: ids.suspended })),
  'POST /api/admin/members/role': post('/api/admin/members/role', ({ ids }) => ({
    id: ids.owner,
    role: 'moderator',
  })),
  'GET /api/admin/appeals': get('/api/admin/appeals'),
  'POST /api/admin/appeals/decide': post('/api/admin/appeals/decide', ({ appealId }) => ({
    id: appealId,
    outcome: 'refused',
    answer: 'No.',
  })),
  'GET /api/admin/photos': get('/api/admin/photos'),
  'POST /api/admin/photos/feature': async ({ api, postId }) => {
    const photo = { species: 'chital', postId, position: 0 };
    await api.db.write
      .insert(speciesPhotos)
      .values({ ...photo, chosenAt: new Date() })
      .onConflictDoNothing();
    const json = { species: 'chital', post_id: postId, position: 0, featured: false };
    return { path: '/api/admin/photos/feature', json };
  },
  'GET /api/admin/names': get('/api/admin/names'),
  'POST /api/admin/names/settle': aboutName('/api/admin/names/settle', { species: null }, false),
  'POST /api/admin/names/reopen': aboutName('/api/admin/names/reopen', {}, true),
  'GET /api/admin/contact': get('/api/admin/contact'),
  'POST /api/admin/contact/handle': post('/api/admin/contact/handle', ({ contactMessageId }) => ({
    id: contactMessageId,
    handled: true,
  })),
  'POST /api/admin/contact/delete': post('/api/admin/contact/delete', ({ contactMessageId }) => ({
    id: contactMessageId,
  })),
  'GET /api/admin/site': get('/api/admin/site'),
  'POST /api/admin/site/save': async ({ api }) => {
    const [latest] = await readVersions(api.db.write, 1);
    return { path: '/api/admin/site/save', json: latest };
  },
  'POST /api/admin/site/logo': () => ({
    path: '/api/admin/site/logo',
    form: { logo: new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>']) },
  }),
  'GET /api/admin/counts': get('/api/admin/counts'),
  'GET /api/admin/log': get('/api/admin/log'),

  'GET /community/admin/members/:id': ({ ids }) => ({ path: `/community/admin/members/${ids.owner}` }),
  'GET /community/admin/reports/:id': ({ reportId }) => ({ path: `/community/admin/reports/${reportId}` }),
  'GET /api/admin/evidence/:evidenceId/:position#address of the moderator': async (world) => ({
    path: await evidenceAddress(world),
  }),
  'GET /api/admin/evidence/:evidenceId/:position#address of a former moderator': async (world) => {
    const path = await evidenceAddress(world);
    const { write } = world.api.db;
    await write.transaction(async (tx) => {
      await tx.delete(roles).where(eq(roles.userId, world.ids.moderator));
      await notifyAccountStatus(tx, world.ids.moderator);
    });
    await untilForbidden(world, path);
    return { path };
  },
  'GET /api/admin/evidence/:evidenceId/:position#unsigned': ({ evidenceId }) => ({
    path: `/api/admin/evidence/${evidenceId}/0`,
  }),
};

/** The notification of a changed role takes a moment. */
async function untilForbidden(world: World, path: string): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    const { status } = await send(world, 'nobody', { path });
    if (status === 403) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
