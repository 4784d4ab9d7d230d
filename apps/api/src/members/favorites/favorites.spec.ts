import { limits } from '@aranya/contracts';
import { roster } from '@aranya/wildlife-data';
import { eq } from 'drizzle-orm';
import { favorites } from '../../platform/db/schema';
import { useMembers, readZip, useTestApp } from '../../testing';

let now = new Date('2026-06-15T12:00:00.000Z');
const api = useTestApp({ clock: () => now });
const [me] = useMembers(api, 'asha');
beforeEach(async () => {
  now = new Date('2026-06-15T12:00:00.000Z');
  await api.db.write.delete(favorites);
});

const at = (minute: number) => `2026-06-15T11:${String(minute).padStart(2, '0')}:00.000Z`;
const added = (species: string, minute: number) => ({ species, favorite: true, at: at(minute) });
const removed = (species: string, minute: number) => ({ species, favorite: false, at: at(minute) });

interface Body {
  favorites: string[];
  as_of: string;
  message?: string;
}

async function change(changes: unknown, who = me) {
  const answer = await api.call(who, 'POST', '/api/user/favorites', { changes });
  return { status: answer.statusCode, body: answer.json<Body>() };
}
async function list(who = me): Promise<Body> {
  return (await api.call(who, 'GET', '/api/user/favorites')).json();
}

test('lists what was chosen, in the order of choosing', async () => {
  expect(await list()).toEqual({ success: true, favorites: [], as_of: now.toISOString() });
  const { status, body } = await change([added('gaur', 2), added('chital', 1)]);
  expect([status, body.favorites]).toEqual([200, ['chital', 'gaur']]);
  await change([removed('chital', 3)]);
  expect((await list()).favorites).toEqual(['gaur']);
  expect((await list(await api.member('bikram'))).favorites).toEqual([]);
});

test('the same changes twice change nothing more', async () => {
  const changes = [added('gaur', 2), removed('chital', 1)];
  const first = await change(changes);
  expect((await change(changes)).body).toEqual(first.body);
});

test('a removal is not undone by an addition that was made before it and arrives later', async () => {
  await change([added('gaur', 1)]);
  await change([removed('gaur', 3)]);
  expect((await change([added('gaur', 1)])).body.favorites).toEqual([]);
  expect((await change([added('gaur', 2)])).body.favorites).toEqual([]);
  expect((await change([added('gaur', 4)])).body.favorites).toEqual(['gaur']);
  expect((await change([removed('gaur', 3)])).body.favorites).toEqual(['gaur']);
});

test('the latest change of a species in one call counts', async () => {
  const { body } = await change([removed('gaur', 5), added('gaur', 4), added('chital', 1)]);
  expect(body.favorites).toEqual(['chital']);
});

test('a clock that is ahead counts as now, so that a later removal wins', async () => {
  await change([{ species: 'gaur', favorite: true, at: '2027-01-01T00:00:00.000Z' }]);
  now = new Date(now.getTime() + 60_000);
  const later = new Date(now.getTime() - 1000).toISOString();
  expect((await change([{ species: 'gaur', favorite: false, at: later }])).body.favorites).toEqual([]);
});

test('says a time after which changes are new', async () => {
  const { body } = await change([added('gaur', 1)]);
  expect(Date.parse(body.as_of)).toBeGreaterThanOrEqual(Date.parse(at(1)));
  now = new Date('2026-06-15T10:00:00.000Z');
  expect((await list()).as_of).toBe(at(1));
});

test('takes the whole catalogue at once, and refuses more than a call may hold', async () => {
  const all = roster.map(({ slug }) => added(slug, 1));
  expect((await change(all)).body.favorites).toHaveLength(roster.length);
  const tooMany = Array.from({ length: limits.speciesPerCall + 1 }, (_none, index) => added('gaur', index));
  expect((await change(tooMany)).status).toBe(400);
});

test.each([
  [[added('unicorn', 1)], 'There is no species “unicorn” in the catalogue.'],
  [[added('../etc', 1)], 'A species is named by its slug, such as bengal-tiger.'],
  [[{ species: 'gaur', favorite: 'yes', at: at(1) }], undefined],
  [[{ species: 'gaur', favorite: true, at: 'yesterday' }], undefined],
  [{}, undefined],
  ['gaur', undefined],
] as const)('refuses %j', async (changes, message) => {
  const { status, body } = await change(changes);
  expect(status).toBe(400);
  if (message !== undefined) expect(JSON.stringify(body)).toContain(message);
  expect(await api.db.write.$count(favorites)).toBe(0);
});

test('parallel changes of one account all count', async () => {
  const answers = await Promise.all(
    roster.slice(0, 20).map(({ slug }, index) => change([added(slug, index), added('gaur', index)])),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect((await list()).favorites).toHaveLength(
    new Set([...roster.slice(0, 20).map((a) => a.slug), 'gaur']).size,
  );
});

test('goes into the data export without what was removed, and with the account', async () => {
  const leaver = await api.member('Leaving');
  await change([added('gaur', 1), added('chital', 2), removed('sambar', 3)], leaver);
  const zip = await api.call(leaver, 'GET', '/api/user/export');
  const exported = JSON.parse(
    (await readZip(zip.rawPayload)).get('favorites.json')?.toString() ?? '',
  ) as object[];
  expect(exported).toMatchObject([{ species: 'gaur' }, { species: 'chital' }]);
  await api.call(leaver, 'POST', '/api/user/delete', { confirm: 'DELETE' });
  expect(await api.db.write.$count(favorites, eq(favorites.userId, leaver.id))).toBe(0);
});
