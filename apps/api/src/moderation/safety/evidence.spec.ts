import { readdir, rm } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { useMessagesApi } from '../../messages/messages.testing';
import { newId } from '../../platform/common/ids';
import {
  evidencePictures,
  media,
  messages,
  posts,
  reportEvidence,
  reports,
  users,
} from '../../platform/db/schema';
import { createFileMediaStore } from '../../platform/media/file-media-store';
import { removeOrphans } from '../../platform/media/orphan-cleanup';
import { colourPng, publish } from '../../posts/posts.testing';
import { publishSighting } from '../../posts/sightings/sightings.testing';
import { type CastName, type Member, readZip, seedBlock } from '../../testing';
import { EVIDENCE_KEPT_MS, pruneEvidence } from './prune-evidence';
import { pruneReports, REPORTS_KEPT_MS } from './prune-reports';
import { closeReports } from './review';

const api = useMessagesApi();
beforeEach(async () => {
  for (const table of [reports, reportEvidence, posts, media]) await api.db.write.delete(table);
  await rm(api.mediaFolder, { recursive: true, force: true });
});

const report = (who: CastName, subject: 'post' | 'user' | 'message', id: string, reason = 'cruelty') =>
  api.call(who, 'POST', '/api/report', { subject, id, reason });
const evidence = () => api.db.write.select().from(reportEvidence);
const pictures = () => api.db.write.select().from(evidencePictures);
const callAs = (member: Member, url: string, payload: object) =>
  api.app.inject({ method: 'POST', url, headers: member.headers, payload });
const filesOf = async (folder: 'public' | 'private') =>
  (await readdir(api.mediaFolder, { recursive: true }).catch(() => [])).filter(
    (name) => name.startsWith(folder) && name.endsWith('.webp'),
  );
const isKept = async () => {
  const kept = await Promise.all((await pictures()).map(({ key }) => api.media.get(key ?? '')));
  for (const file of kept) file?.stream.destroy();
  return kept.every((file) => file !== null);
};
/** As if everything were old. */
const cleanUp = () =>
  removeOrphans(
    { db: api.db, media: createFileMediaStore(api.mediaFolder) },
    { olderThanMs: 0, now: new Date(Date.now() + 60_000) },
  );

describe('a message', () => {
  test('can be reported by who received it, with its picture', async () => {
    const { _id } = await api.send('bikram', 'asha', { text: 'A pangolin, cheap', image: await colourPng() });
    const answer = await report('asha', 'message', _id, 'illegal_trade');
    expect(answer.json()).toEqual({
      success: true,
      message: 'Thank you. We have received your report and will look at it.',
    });
    expect((await report('asha', 'message', _id)).json().message).toBe(
      'You have reported this message already. Thank you.',
    );
    expect(await evidence()).toMatchObject([
      {
        subject: 'message',
        subjectId: _id,
        ownerId: api.ids.bikram,
        ownerName: 'Bikram Sen',
        ownerUsername: 'bikram',
        content: 'A pangolin, cheap',
      },
    ]);
    expect(await pictures()).toMatchObject([{ kind: 'message' }]);
  });

  test.each([
    ['who sent it', 'bikram', 400, 'This is your own message. You can delete it.'],
    ['somebody else', 'chitra', 404, 'This message is gone.'],
  ] as const)('cannot be reported by %s', async (_who, who, status, message) => {
    const { _id } = await api.send('bikram', 'asha', 'hello');
    const answer = await report(who, 'message', _id);
    expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
    expect(await evidence()).toEqual([]);
  });

  test('cannot be reported once it is gone', async () => {
    expect((await report('asha', 'message', newId())).statusCode).toBe(404);
  });

  test('can be reported after a block, and after its sender has left', async () => {
    const { _id } = await api.send('bikram', 'asha', 'hello');
    await seedBlock(api.db.write, api.ids.bikram, api.ids.asha);
    expect((await report('asha', 'message', _id)).statusCode).toBe(200);

    const { id } = await api.member('Leaver');
    await api.db.write.update(messages).set({ fromId: null }).where(eq(messages.id, _id));
    await api.db.write.delete(reports);
    expect((await report('asha', 'message', _id)).statusCode).toBe(200);
    expect((await evidence()).map(({ ownerId, ownerName }) => [ownerId, ownerName])).toContainEqual([
      api.ids.bikram,
      'Deleted user',
    ]);
    await api.db.write.delete(users).where(eq(users.id, id));
  });

  test('is kept with its picture when its sender deletes it', async () => {
    const { _id } = await api.send('bikram', 'asha', { text: 'x', image: await colourPng() });
    await report('asha', 'message', _id);
    const removed = await api.call('bikram', 'POST', '/api/messages/delete', { messageId: _id });
    expect(removed.statusCode).toBe(200);
    await cleanUp();
    expect([(await evidence()).length, await isKept(), (await filesOf('private')).length]).toEqual([
      1,
      true,
      1,
    ]);
  });
});

describe('a post', () => {
  test('is kept with its pictures when its author deletes it, but nobody else can see them', async () => {
    const bikram = await api.member('bikram');
    const post = await publish(api.app, bikram, { content: 'Ivory', image_alts: '["tusks"]' }, [
      { bytes: await colourPng() },
    ]);
    await report('asha', 'post', post._id);
    expect((await callAs(bikram, '/api/post/delete', { postId: post._id })).statusCode).toBe(200);
    await cleanUp();
    expect(await evidence()).toMatchObject([{ content: 'Ivory', ownerUsername: 'bikram' }]);
    expect(await pictures()).toMatchObject([{ kind: 'post', alt: 'tusks' }]);
    expect(await isKept()).toBe(true);
    expect((await api.app.inject(post.image_urls[0] ?? '')).statusCode).toBe(404);
    expect(await filesOf('public')).toEqual([]);
  });

  test('is kept with the name of its place, unless others do not see the point', async () => {
    const place = { kind: 'point', lat: 18.51, lng: 73.85, name: 'Behind the rude gate' } as const;
    const chitra = await api.member('chitra');
    for (const species of ['taxon-15241', 'dhole'])
      await report(
        'asha',
        'post',
        (await publishSighting(api.app, chitra, { species: [species], place }))._id,
      );
    expect((await evidence()).map(({ content }) => content).toSorted()).toEqual([
      'Seen',
      'Seen\nPlace: Behind the rude gate',
    ]);
  });

  test('reported by several is stored once', async () => {
    const bikram = await api.member('bikram');
    const post = await publish(api.app, bikram, { content: 'Ivory' }, [{ bytes: await colourPng() }]);
    const answers = await Promise.all(
      (['asha', 'chitra', 'dawa'] as const).map((who) => report(who, 'post', post._id)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await api.db.write.$count(reports)).toBe(3);
    expect([(await evidence()).length, (await pictures()).length, (await filesOf('private')).length]).toEqual(
      [1, 1, 1],
    );
  });
});

test('a profile is kept as it was, and once more when it has changed', async () => {
  const user = {
    bio: 'Sells claws',
    location: 'Somewhere',
    issuerPicture: 'https://issuer.example/claw.png',
  };
  await api.db.write.update(users).set(user).where(eq(users.id, api.ids.dawa));
  await report('asha', 'user', api.ids.dawa);
  await api.db.write.update(users).set({ bio: 'Nothing to see' }).where(eq(users.id, api.ids.dawa));
  await report('chitra', 'user', api.ids.dawa);
  expect((await evidence()).map(({ content, location }) => [content, location])).toEqual([
    ['Sells claws', 'Somewhere'],
    ['Nothing to see', 'Somewhere'],
  ]);
  expect((await pictures())[0]).toMatchObject({ kind: 'profile', key: null, url: user.issuerPicture });
});

test('a report that fails leaves no files', async () => {
  const bikram = await api.member('bikram');
  const post = await publish(api.app, bikram, {}, [{ bytes: await colourPng() }]);
  const gone = await api.member('Vanishing');
  const before = (await filesOf('private')).length;
  const answering = callAs(gone, '/api/report', { subject: 'post', id: post._id, reason: 'spam' });
  await api.db.write.delete(users).where(eq(users.id, gone.id));
  const { statusCode } = await answering;
  expect([200, 403]).toContain(statusCode);
  expect(await filesOf('private')).toHaveLength(before + (await pictures()).length);
});

describe('evidence ends', () => {
  const act = (now: Date) => ({ operator: 'Maya', reason: '', now });

  test('90 days after the last report about it was closed, with its files', async () => {
    const { _id } = await api.send('bikram', 'asha', { image: await colourPng() });
    await report('asha', 'message', _id);
    const [row] = await api.db.write.select().from(reports);
    const far = new Date('2999-01-01T00:00:00.000Z');
    expect(await pruneEvidence(api, far)).toBe(0);

    const closed = new Date('2026-02-01T00:00:00.000Z');
    await closeReports(api.db, row?.id ?? '', 'dismissed', act(closed));
    expect(await pruneEvidence(api, new Date(closed.getTime() + EVIDENCE_KEPT_MS - 1))).toBe(0);
    expect(await isKept()).toBe(true);
    const files = (await filesOf('private')).length;
    expect(await pruneEvidence(api, new Date(closed.getTime() + EVIDENCE_KEPT_MS))).toBe(1);
    expect([await evidence(), await pictures()]).toEqual([[], []]);
    // The message itself has its own.
    expect(await filesOf('private')).toHaveLength(files - 1);
    expect(await api.db.write.select().from(reports)).toMatchObject([
      { evidenceId: null, outcome: 'dismissed' },
    ]);
  });

  test('and closed reports end after 365 days, but not before their evidence', async () => {
    const { _id } = await api.send('bikram', 'asha', 'hello');
    for (const [subject, id] of [
      ['message', _id],
      ['user', api.ids.bikram],
    ] as const)
      await report('asha', subject, id);
    const closed = new Date('2026-02-01T00:00:00.000Z');
    const [row] = await api.db.write.select().from(reports).where(eq(reports.subject, 'message'));
    await closeReports(api.db, row?.id ?? '', 'dismissed', act(closed));
    const later = new Date(closed.getTime() + REPORTS_KEPT_MS);
    expect(await pruneReports(api.db.write, later)).toBe(0);
    await pruneEvidence(api, later);
    expect(await pruneReports(api.db.write, new Date(later.getTime() - 1))).toBe(0);
    expect(await pruneReports(api.db.write, later)).toBe(1);
    expect(await api.db.write.select().from(reports)).toMatchObject([{ subject: 'user', reviewedAt: null }]);
  });

  test('with the account that it is about, unless a report is open', async () => {
    const leaver = await api.member('Leaving');
    const [open, done] = [
      await publish(api.app, leaver, { content: 'open' }, [{ bytes: await colourPng('#123') }]),
      await publish(api.app, leaver, { content: 'closed' }, [{ bytes: await colourPng('#456') }]),
    ];
    await report('asha', 'post', open._id);
    await report('asha', 'post', done._id);
    const [row] = await api.db.write.select().from(reports).where(eq(reports.subjectId, done._id));
    await closeReports(api.db, row?.id ?? '', 'resolved', act(new Date()));
    expect((await callAs(leaver, '/api/user/delete', { confirm: 'DELETE' })).statusCode).toBe(200);
    expect(await evidence()).toMatchObject([{ content: 'open', ownerName: 'Leaving' }]);
    expect([await isKept(), (await filesOf('private')).length]).toEqual([true, 1]);
  });

  test('not with the account that reported it', async () => {
    const leaver = await api.member('Reporter');
    const { _id } = await publish(api.app, await api.member('bikram'), { content: 'x' });
    await callAs(leaver, '/api/report', { subject: 'post', id: _id, reason: 'cruelty' });
    await callAs(leaver, '/api/user/delete', { confirm: 'DELETE' });
    expect(await evidence()).toHaveLength(1);
    expect(await api.db.write.select().from(reports)).toMatchObject([{ reporterId: null }]);
  });
});

test('neither export shows the copy, nor who has reported', async () => {
  const { _id } = await publish(api.app, await api.member('bikram'), { content: 'A secret den' });
  await report('dawa', 'post', _id, 'reveals_place');
  const exportOf = async (who: CastName) =>
    [...(await readZip((await api.call(who, 'GET', '/api/user/export')).rawPayload))]
      .filter(([name]) => name.endsWith('.json'))
      .map(([name, bytes]) => [name, bytes.toString()] as const);
  const reported = await exportOf('bikram');
  expect(reported.map(([, text]) => text).join()).not.toMatch(/Dawa|reveals_place/);
  expect(reported.map(([, text]) => text).join()).not.toContain(api.ids.dawa);
  const reporter = (await exportOf('dawa')).map(([, text]) => text).join();
  expect(reporter).toContain('reveals_place');
  expect(reporter).not.toMatch(/Bikram|A secret den/);
  expect(reporter).not.toContain(api.ids.bikram);
});
