import { rm } from 'node:fs/promises';
import { apiContract, errorBodySchema, type User } from '@aranya/contracts';
import { eq, notInArray } from 'drizzle-orm';
import sharp from 'sharp';
import { media, posts, users } from '../../platform/db/schema';
import { colourPng, countStored, publish, type SentFile } from '../../posts/posts.testing';
import { type Member, useMembers, useTestApp } from '../../testing';

const answerSchema = apiContract.users.update.responses[200].strict();

const api = useTestApp();
const [asha, bikram] = useMembers(api, 'asha', 'bikram');
beforeEach(async () => {
  await api.db.write.delete(posts);
  await api.db.write.delete(users).where(notInArray(users.id, Object.values(api.ids)));
  const usual = { bio: '', location: '', profileMediaHash: null, coverMediaHash: null };
  await api.db.write
    .update(users)
    .set({ ...usual, fullName: 'Asha Rao', username: 'asha' })
    .where(eq(users.id, asha.id));
  await api.db.write
    .update(users)
    .set({ ...usual, username: 'bikram' })
    .where(eq(users.id, bikram.id));
  await api.db.write.delete(media);
  await rm(api.mediaFolder, { recursive: true, force: true });
});

type Files = Record<string, SentFile | SentFile[]>;

async function send(who: Member, fields: Record<string, string>, files: Files = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, sent] of Object.entries(files)) {
    for (const { bytes, name: fileName = 'picture.png', type = 'image/png' } of [sent].flat()) {
      form.append(name, new Blob([new Uint8Array(bytes)], { type }), fileName);
    }
  }
  const answer = await api.call(who, 'POST', '/api/user/update', form);
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

async function update(who: Member, fields: Record<string, string>, files: Files = {}): Promise<User> {
  const { status, body } = await send(who, fields, files);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return answerSchema.parse(body).user;
}

async function ownData(who: Member): Promise<User> {
  const answer = await api.call(who, 'GET', '/api/user/data');
  return answer.json<{ user: User }>().user;
}
const files = async () => (await countStored(api.db.write, api.mediaFolder)).files;

describe('changes', () => {
  test('all fields and both pictures', async () => {
    const { status, body } = await send(
      asha,
      {
        full_name: '  Āsha \n Rāo ',
        username: 'Asha_Rao',
        bio: 'Counts tigers.\r\nSince 2009.',
        location: 'Nagpur',
      },
      {
        profile: { bytes: await colourPng('#f00', 40, 40) },
        cover: { bytes: await colourPng('#00f', 90, 30) },
      },
    );
    expect(status).toBe(200);
    const { message, user } = answerSchema.parse(body);
    expect(message).toBe('Profile updated');
    expect(user).toMatchObject({
      _id: asha.id,
      full_name: 'Āsha Rāo'.normalize('NFC'),
      username: 'asha_rao',
      bio: 'Counts tigers.\nSince 2009.',
      location: 'Nagpur',
      profile_image: { width: 40, height: 40, alt: '' },
      cover_image: { width: 90, height: 30, alt: '' },
    });
    expect(user.profile_picture).toBe(user.profile_image?.url);
    expect(user.cover_photo).toBe(user.cover_image?.url);
    expect(await ownData(asha)).toEqual(user);
    const picture = await api.app.inject(user.cover_photo);
    expect(picture.headers['content-type']).toBe('image/webp');
    const [red = 255, , blue = 0] = await sharp(picture.rawPayload).raw().toBuffer();
    expect([red < 60, blue > 200]).toEqual([true, true]);
  });

  test('only the fields that are sent', async () => {
    await update(asha, { bio: 'Tigers', location: 'Nagpur' }, { profile: { bytes: await colourPng() } });
    const before = await ownData(asha);
    expect(await update(asha, { bio: 'Leopards' })).toEqual({ ...before, bio: 'Leopards' });
    expect(await update(asha, {})).toEqual({ ...before, bio: 'Leopards' });
  });

  test('texts and username can be empty, the name cannot', async () => {
    await update(asha, { bio: 'Tigers', location: 'Nagpur', username: 'asha' });
    expect(await update(asha, { bio: '', location: ' ', username: '' })).toMatchObject({
      bio: '',
      location: '',
      username: '',
    });
    await update(bikram, { username: '' });
    expect(await send(asha, { full_name: '\u200b ' })).toMatchObject({
      status: 400,
      body: { fields: { full_name: 'Name cannot be empty.' } },
    });
  });

  test('keeps HTML as text; removes misleading characters from names', async () => {
    expect(
      await update(asha, { full_name: 'Asha\u202e <b>\u200b', bio: '<script>alert(1)</script>' }),
    ).toMatchObject({ full_name: 'Asha <b>', bio: '<script>alert(1)</script>' });
  });

  test('nothing for empty file fields', async () => {
    const none = { bytes: Buffer.alloc(0), name: '', type: 'application/octet-stream' };
    expect(await update(asha, { bio: 'x' }, { profile: none, cover: none })).toMatchObject({
      profile_picture: '',
      cover_photo: '',
    });
  });

  test('no other profile', async () => {
    const before = await ownData(bikram);
    await update(asha, { bio: 'x', full_name: 'Other', id: bikram.id, _id: bikram.id, userId: bikram.id });
    expect(await ownData(bikram)).toEqual(before);
  });
});

describe('usernames', () => {
  test('are unique, ignoring case; a taken one changes nothing', async () => {
    expect(
      await send(asha, { username: 'BIKRAM', bio: 'new' }, { cover: { bytes: await colourPng() } }),
    ).toEqual({
      status: 409,
      body: {
        success: false,
        code: 'username_taken',
        message: 'This username is taken.',
        fields: { username: 'This username is taken.' },
      },
    });
    expect(await ownData(asha)).toMatchObject({ username: 'asha', bio: '', cover_photo: '' });
    expect((await update(asha, { username: 'Asha' })).username).toBe('asha');
  });

  test('in Devanagari are one where they look alike', async () => {
    expect((await update(bikram, { username: 'चन्द्र_ज़ोया१' })).username).toBe('चन्द्र_ज़ोया१'.normalize('NFC'));
    const message = 'This username is taken, or looks like one that is.';
    for (const username of ['चंद्र_जोया१', 'चँद्र_ज़ोया1', 'चन्\u200dद्र_ज़ोया१'])
      expect((await send(asha, { username })).body).toMatchObject({ code: 'username_taken', message });
    await update(bikram, { username: 'काँचन_खडे' });
    for (const username of ['कॉंचन_खडे', 'काँचन_रवडे', 'काँचन_खङे', 'काँचन_खडॆ'])
      expect((await send(asha, { username })).body).toMatchObject({ code: 'username_taken' });
    await update(bikram, { username: 'चन्द्र_ज़ोया१' });
    expect((await update(asha, { username: 'चंद्र_सोया१' })).username).toBe('चंद्र_सोया१');
    expect(
      (await api.call(asha, 'POST', '/api/user/profiles', { profileId: '@चंद्र_जोया१' })).json(),
    ).toMatchObject({ profile: { _id: bikram.id } });
  });

  test.each([
    ...['admin', 'Aranya', '4dm1n', 'm_o_d', '5upp0rt', 'null', 'everyone'],
    ...['the_admin', 'aranya_security', 'moderator1', 'support_team'],
  ])('that could pass for the site, such as %s, are reserved', async (username) => {
    const message =
      'This username is reserved, as it could pass for the site or its team. Please choose another.';
    expect(await send(asha, { username, bio: 'new' })).toEqual({
      status: 409,
      body: { success: false, code: 'username_taken', message, fields: { username: message } },
    });
    expect(await ownData(asha)).toMatchObject({ username: 'asha', bio: '' });
  });

  test('that are reserved stay with those who have them', async () => {
    const { id, headers } = await api.member('Early');
    await api.db.write.update(users).set({ username: 'admin' }).where(eq(users.id, id));
    expect(await update({ id, headers }, { username: 'Admin', bio: 'new' })).toMatchObject({
      username: 'admin',
      bio: 'new',
    });
    expect((await send({ id, headers }, { username: 'staff' })).status).toBe(409);
    await api.db.write.update(users).set({ username: null }).where(eq(users.id, id));
  });

  test('of words that officials have as well are free', async () => {
    expect((await update(asha, { username: 'badminton_team' })).username).toBe('badminton_team');
  });

  test('requested by many users concurrently: one gets it', async () => {
    const crowd = await Promise.all(Array.from({ length: 8 }, (_, n) => api.member(`Wanting ${n}`)));
    const answers = await Promise.all(crowd.map((who) => send(who, { username: 'owl' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await api.db.write.$count(users, eq(users.username, 'owl'))).toBe(1);
  });
});

describe('names', () => {
  test.each(['Aranya Team', 'Аdmin', 'Asha (Moderator)', 'ѕuрроrt'])(
    'that could pass for the site, such as %s, are refused',
    async (name) => {
      const message =
        'This name is reserved, as it could pass for the site or its team. Please use your own.';
      expect(await send(asha, { full_name: name, bio: 'new' })).toEqual({
        status: 400,
        body: { success: false, code: 'invalid_input', message, fields: { full_name: message } },
      });
      expect(await ownData(asha)).toMatchObject({ full_name: 'Asha Rao', bio: '' });
    },
  );

  test.each(['\u2800', '\u3164', '\u061c', '\u{e0041}', `A${'\u0301\u0302'.repeat(20)}`, 'As\u3164ha'])(
    'such as %j, which show nothing or too much, are refused',
    async (name) => {
      const { status, body } = await send(asha, { full_name: name });
      const fields = { full_name: expect.stringMatching(/^Name .+\.$/) as string };
      expect([status, body]).toMatchObject([400, { code: 'invalid_input', fields }]);
      expect(await ownData(asha)).toMatchObject({ full_name: 'Asha Rao' });
    },
  );

  test('that are reserved or invisible stay with those who have them until they edit it', async () => {
    const { id, headers } = await api.member('Long ago');
    for (const fullName of ['Aranya', '\u2800']) {
      await api.db.write.update(users).set({ fullName }).where(eq(users.id, id));
      expect(await update({ id, headers }, { bio: 'new' })).toMatchObject({
        full_name: fullName,
        bio: 'new',
      });
    }
    await api.db.write.update(users).set({ fullName: 'Aranya' }).where(eq(users.id, id));
    expect(await update({ id, headers }, { full_name: 'Aranya', bio: 'x' })).toMatchObject({ bio: 'x' });
    expect((await send({ id, headers }, { full_name: 'Admin' })).status).toBe(400);
  });
});

describe('pictures', () => {
  test('a replaced picture is deleted with its file unless it is used elsewhere', async () => {
    const tiger = { bytes: await colourPng('#a52') };
    const [one, two] = [{ bytes: await colourPng('#f00') }, { bytes: await colourPng('#0f0') }];
    const first = await update(asha, {}, { profile: one, cover: tiger });
    await update(bikram, {}, { profile: tiger });
    expect(await files()).toBe(2);
    await update(asha, {}, { profile: two, cover: two });
    expect(await files()).toBe(2);
    expect((await api.app.inject(first.profile_picture)).statusCode).toBe(404);
    expect((await api.app.inject(first.cover_photo)).statusCode).toBe(200);
    const refcounts = await api.db.write.select({ refcount: media.refcount }).from(media);
    expect(refcounts.map(({ refcount }) => refcount).sort()).toEqual([1, 2]);
    await publish(api.app, asha, { content: 'x' }, [tiger]);
    await update(bikram, {}, { profile: two });
    expect((await api.app.inject(first.cover_photo)).statusCode).toBe(200);
  });

  test('the same picture again changes nothing', async () => {
    const picture = { bytes: await colourPng() };
    const first = await update(asha, {}, { profile: picture });
    expect(await update(asha, {}, { profile: picture })).toEqual(first);
    expect([await files(), await api.db.write.$count(media)]).toEqual([1, 1]);
    expect((await api.app.inject(first.profile_picture)).statusCode).toBe(200);
  });

  test('ten concurrent updates with two swapped pictures: no error, nothing lost or left over', async () => {
    const [one, two] = [{ bytes: await colourPng('#f00') }, { bytes: await colourPng('#00f') }];
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        update(
          n % 2 ? asha : bikram,
          {},
          n % 3 ? { profile: one, cover: two } : { profile: two, cover: one },
        ),
      ),
    );
    for (const who of [asha, bikram]) {
      const { profile_picture, cover_photo } = await ownData(who);
      for (const url of [profile_picture, cover_photo])
        expect((await api.app.inject(url)).statusCode).toBe(200);
    }
    expect([await files(), await api.db.write.$count(media)]).toEqual([2, 2]);
  });
});

describe('rejects', () => {
  test.each([
    ['a short username', { username: 'ab' }, 'username'],
    ['a long username', { username: 'a'.repeat(31) }, 'username'],
    ['a username with other characters', { username: 'asha rao' }, 'username'],
    ['a username in another script', { username: 'மீரா' }, 'username'],
    ['a long bio', { bio: 'x'.repeat(301) }, 'bio'],
    ['a long location', { location: 'x'.repeat(81) }, 'location'],
    ['a long name', { full_name: 'x'.repeat(81) }, 'full_name'],
    ['a NUL', { bio: 'a\u0000b' }, 'bio'],
  ])('%s, with a message', async (_what, fields, field) => {
    const { status, body } = await send(asha, fields);
    expect(status).toBe(400);
    const error = errorBodySchema.strict().parse(body);
    expect([error.code, Object.keys(error.fields ?? {})]).toEqual(['invalid_input', [field]]);
    expect(error.message).toMatch(/[.]$/);
  });

  test('two pictures in one field, unknown file fields and files that are not pictures', async () => {
    const picture = { bytes: await colourPng() };
    expect(await send(asha, {}, { profile: [picture, picture] })).toMatchObject({ status: 400 });
    expect(await send(asha, {}, { images: picture })).toMatchObject({ status: 400 });
    const page = { bytes: Buffer.from('<html>'), name: 'me.png' };
    expect(await send(asha, { bio: 'x' }, { cover: page })).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media' },
    });
    expect((await ownData(asha)).bio).toBe('');
    expect(await files()).toBe(0);
  });

  test('JSON', async () => {
    const answer = await api.call('asha', 'POST', '/api/user/update', { bio: 'x' });
    expect(answer.statusCode).toBe(415);
  });

  test('a user deleted a moment ago', async () => {
    const gone = await api.member('Gone');
    await update(gone, { bio: 'x' });
    await api.db.write.delete(users).where(eq(users.id, gone.id));
    expect(await send(gone, { bio: 'y' }, { profile: { bytes: await colourPng() } })).toMatchObject({
      status: 403,
      body: { code: 'account_deleted' },
    });
  });
});
