import { simpleParser } from 'mailparser';
import { identitySchema } from '@aranya/identity';
import { type DigestApi, startDigestApi } from '../../notifications/digest/digest.testing';
import { newId } from '../../platform/common/ids';
import {
  blocks,
  connections,
  digests,
  followedTopics,
  follows,
  memberAges,
  messages,
  mutedWords,
  mutes,
  notifications,
  posts,
  suspensions,
} from '../../platform/db/schema';
import { call, writePost } from '../../posts/posts.testing';
import { publishSighting } from '../../posts/sightings/sightings.testing';
import { emptyBeforeEach, forWholeSpec, hidePost, type Member, seedFollow } from '../../testing';
import { sendDigests } from './send-digests';

const api = forWholeSpec<DigestApi>(() => startDigestApi({ DIGESTS_PER_MINUTE: '2' }));
emptyBeforeEach(
  ...[api, blocks, connections, digests, followedTopics, follows, memberAges, messages, mutedWords, mutes],
  ...[notifications, posts, suspensions],
);

const FRIDAY = new Date(2026, 10, 27, 18);
const SATURDAY = new Date(2026, 10, 28, 8);
const later = (days: number, minutes = 0) => new Date(2026, 10, 28 + days, 8, minutes);

let asha: Member;
let bikram: Member;
let chitra: Member;
beforeAll(async () => {
  asha = await api.local('Asha', 'asha@example.org');
  [bikram, chitra] = [await api.member('bikram'), await api.member('chitra')];
});
beforeEach(() => {
  api.mailServer.refuse = false;
  api.mailServer.mails.length = 0;
  api.mailServer.recipients.length = 0;
  api.setTime(FRIDAY);
});

const choose = (who: Member, weekly: unknown = true) =>
  call(api.app, who, '/api/notifications/digest', { weekly });
async function wantsAndFollows(who: Member, followed: Member) {
  expect(await choose(who)).toMatchObject({ status: 200 });
  await seedFollow(api.db.write, who.id, followed.id);
}
const write = (who: Member, content: string, createdAt = FRIDAY) => writePost(api, who, content, createdAt);

async function writeMessage(from: Member, text: string) {
  const [lowId = '', highId = ''] = [from.id, asha.id].sort();
  const chat = { fromId: from.id, toId: asha.id, lowId, highId, lowSeq: 1, highSeq: 1 };
  await api.db.write.insert(messages).values({ id: newId(), ...chat, text, messageType: 'text' });
}

async function sendAt(now: Date) {
  api.setTime(now);
  return sendDigests(api.app);
}
async function onlyMail() {
  expect(api.mailServer.mails).toHaveLength(1);
  return simpleParser(api.mailServer.mails[0] ?? '');
}

test('a mail tells what waits as counts, and who wrote what', async () => {
  await wantsAndFollows(asha, bikram);
  await call(api.app, asha, '/api/topics/follow', { kind: 'tag', key: 'owls' });
  const heron = await write(bikram, 'A heron\nby the lake');
  await write(chitra, 'Two #owls');
  await write(chitra, 'Nobody asked for this one');
  await call(api.app, bikram, '/api/user/connect', { id: asha.id });
  await writeMessage(bikram, 'The den');

  expect(await sendAt(SATURDAY)).toBe(1);
  const { to, subject, text = '', html, headers } = await onlyMail();
  expect([to].flat()[0]?.text).toBe('asha@example.org');
  expect(subject).toBe('Your week at Aranya');
  expect(text).toContain('1 unread message: https://wild.example/community/messages');
  expect(text).toContain('1 unread notification: https://wild.example/community/notifications');
  expect(text).toContain(`Bikram Sen: A heron\nhttps://wild.example/community/post/${heron}`);
  expect(text).toContain('Chitra Menon: Two #owls');
  expect(text).toMatch(/The animal of the week\n\n[A-Z].+\nhttps:\/\/wild\.example\/animal\/\d+/);
  expect(html).toContain('A heron');
  expect(`${text}${html}`).not.toMatch(/The den|by the lake|Nobody asked/);
  expect(headers.get('auto-submitted')).toBe('auto-generated');
  expect(headers.get('list')).toMatchObject({
    unsubscribe: { url: `https://wild.example${api.app.unsubscribeLinks.path(asha.id)}` },
  });
  expect(api.mailServer.mails[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('a mail has the words, the animal and the pages of the language that the account keeps', async () => {
  await wantsAndFollows(asha, bikram);
  expect(await call(api.app, asha, '/api/user/language', { language: 'hi' })).toMatchObject({ status: 200 });
  await write(bikram, 'A heron');
  expect(await sendAt(SATURDAY)).toBe(1);
  await call(api.app, asha, '/api/user/language', { language: 'en' });
  const { subject, text = '' } = await onlyMail();
  expect(subject).toBe('Aranya पर आपका हफ़्ता');
  expect(text).toMatch(
    /इस हफ़्ते का जानवर\n\n\p{Script=Devanagari}.+।\nhttps:\/\/wild\.example\/hi\/animal\/\d+/u,
  );
});

const SECRET = 'Only for the site';
const leftOut: [what: string, make: () => Promise<unknown>][] = [
  [
    'with a protected animal',
    () => publishSighting(api.app, bikram, { species: ['bengal-tiger'] }, { content: SECRET }),
  ],
  ['with a protected animal in its words', () => write(bikram, `${SECRET}: a tiger drinks`)],
  [
    'that asks for a name',
    () => publishSighting(api.app, bikram, { species: [] }, { content: SECRET, asks: 'true' }),
  ],
  ['older than seven days', () => write(bikram, SECRET, new Date(2026, 10, 21, 7, 59))],
  [
    'by a muted person',
    async () => {
      await write(bikram, SECRET);
      await api.db.write.insert(mutes).values({ userId: asha.id, mutedId: bikram.id });
    },
  ],
  [
    'by a blocked person',
    async () => {
      await write(bikram, SECRET);
      await api.db.write.insert(blocks).values({ blockerId: asha.id, blockedId: bikram.id });
    },
  ],
  [
    'by somebody who blocks',
    async () => {
      await write(bikram, SECRET);
      await api.db.write.insert(blocks).values({ blockerId: bikram.id, blockedId: asha.id });
    },
  ],
  [
    'by a suspended person',
    async () => {
      await write(bikram, SECRET);
      const since = new Date(FRIDAY.getTime() - 60_000);
      await api.db.write.insert(suspensions).values({ userId: bikram.id, reason: 'Trade', since });
    },
  ],
  ['that is hidden', async () => hidePost(api.db.write, await write(bikram, SECRET))],
  [
    'with a muted word',
    async () => {
      await write(bikram, `${SECRET}: spiders`);
      await api.db.write.insert(mutedWords).values({ userId: asha.id, word: 'spiders' });
    },
  ],
  ['of one’s own', () => write(asha, SECRET)],
];

test.each(leftOut)('a post %s is left out', async (_what, make) => {
  await wantsAndFollows(asha, bikram);
  await seedFollow(api.db.write, asha.id, chitra.id);
  await write(chitra, 'A stork');
  await make();
  expect(await sendAt(SATURDAY)).toBe(1);
  const { text, html } = await onlyMail();
  expect(text).toContain('A stork');
  expect(`${text}${html}`).not.toContain(SECRET);
  expect(text).not.toContain('A post by');
});

test('words that could tell of a protected place are left out, and the post is not', async () => {
  await wantsAndFollows(asha, bikram);
  // An older release did not know the animal.
  await write(bikram, 'A tiger drinks at 20.1234, 79.5678 now');
  await api.db.write.update(posts).set({ namedLevel: 0, strictestLevel: 0 });
  await sendAt(SATURDAY);
  const { text } = await onlyMail();
  expect(text).toContain('A post by Bikram Sen');
  expect(text).not.toMatch(/20\.1234|79\.5678/);
});

test('each week brings one, over two nodes and restarts, in the mornings of the weekend', async () => {
  await wantsAndFollows(asha, bikram);
  await write(bikram, 'A heron');
  expect(await sendAt(new Date(2026, 10, 28, 6, 59))).toBe(0);
  api.setTime(SATURDAY);
  const sent = await Promise.all([sendDigests(api.app), sendDigests(api.app)]);
  expect(sent.sort()).toEqual([0, 1]);
  expect(await sendAt(later(0, 30))).toBe(0);
  expect(await sendAt(later(1))).toBe(0);
  await write(bikram, 'A stork', later(5));
  expect(await sendAt(later(6))).toBe(0);
  expect(await sendAt(later(7))).toBe(1);
});

test('a claim holds though the mail was refused; while the mail server is away nobody is claimed', async () => {
  await wantsAndFollows(asha, bikram);
  await write(bikram, 'A heron');
  const { memberMail } = api.app;
  const away = {
    ...api.app,
    ...appParts(),
    memberMail: { ...memberMail, isReady: () => Promise.resolve(false) },
  };
  api.setTime(SATURDAY);
  expect(await sendDigests(away as typeof api.app)).toBe(0);
  api.mailServer.refuse = true;
  expect(await sendDigests(api.app)).toBe(0);
  api.mailServer.refuse = false;
  expect(await sendAt(later(0, 5))).toBe(0);
  expect(api.mailServer.mails).toEqual([]);
});

/** Fastify's decorations are not its own properties. */
const appParts = () => {
  const { db, env, clock, site, log, unsubscribeLinks, correctedRecords } = api.app;
  return { db, env, clock, site, log, unsubscribeLinks, correctedRecords };
};

test('only so many go out in a minute', async () => {
  const members = [
    asha,
    await api.local('Dawa', 'dawa@example.org'),
    await api.local('Esha', 'esha@example.org'),
  ];
  for (const member of members) await wantsAndFollows(member, bikram);
  await write(bikram, 'A heron');
  expect(await sendAt(SATURDAY)).toBe(2);
  expect(await sendAt(SATURDAY)).toBe(0);
  expect(await sendAt(later(0, 2))).toBe(1);
  expect(new Set(api.mailServer.recipients).size).toBe(3);
});

test('a stopping node begins no further mail', async () => {
  await wantsAndFollows(asha, bikram);
  await write(bikram, 'A heron');
  api.setTime(SATURDAY);
  expect(await sendDigests(api.app, AbortSignal.abort())).toBe(0);
  expect(await sendDigests(api.app)).toBe(1);
});

test.each<[who: string, change: () => Promise<unknown>]>([
  ['who does not want it any more', () => choose(asha, false)],
  ['whose week was quiet', () => api.db.write.delete(posts)],
  [
    'who is suspended',
    () => api.db.write.insert(suspensions).values({ userId: asha.id, reason: 'Trade', since: FRIDAY }),
  ],
  [
    'who is a child',
    () => api.db.write.insert(memberAges).values({ userId: asha.id, childUntil: '2999-01-01' }),
  ],
  [
    'whose address is no longer confirmed',
    () => api.db.write.update(identitySchema.accounts).set({ emailVerifiedAt: null }),
  ],
])('nobody is written to %s', async (_who, change) => {
  await wantsAndFollows(asha, bikram);
  await write(bikram, 'A heron');
  await change();
  expect(await sendAt(SATURDAY)).toBe(0);
  expect(api.mailServer.recipients).toEqual([]);
  await api.db.write.update(identitySchema.accounts).set({ emailVerifiedAt: FRIDAY });
});

test('who chooses it on the morning gets the first a week later', async () => {
  api.setTime(SATURDAY);
  await wantsAndFollows(asha, bikram);
  await write(bikram, 'A heron', later(0));
  expect(await sendAt(later(0, 20))).toBe(0);
  await choose(asha, false);
  await choose(asha);
  expect(await sendAt(later(0, 30))).toBe(0);
  expect(await sendAt(later(7))).toBe(0);
  await write(bikram, 'A stork', later(8));
  expect(await sendAt(later(14))).toBe(1);
});
