import type { CommandContext } from '../../platform/commands/command';
import { moderationLog, roles as roleTable } from '../../platform/db/schema';
import { emptyBeforeEach, useTestApp } from '../../testing';
import { eventually } from './admin.testing';
import { run as roles } from './roles.command';

const api = useTestApp();
emptyBeforeEach(api, roleTable);

const run = (...args: string[]) => {
  const context: CommandContext = { db: api.db, media: api.media, operator: 'os-user', folder: '/' };
  return Promise.resolve().then(() => roles(args)(context));
};
const lastEntry = async () => (await api.db.write.select().from(moderationLog)).at(-1);

test('names the first admin by username, and lists the team', async () => {
  expect(await run()).toMatch(/^Nobody has a role yet/);
  expect(await run('set', '@Asha', 'admin', '--by=Maya', '--reason=Founder')).toBe('They are an admin now.');
  expect(await lastEntry()).toMatchObject({
    action: 'set_role',
    operator: 'Maya',
    operatorId: null,
    reason: 'Founder',
    subjectId: api.ids.asha,
    before: { role: 'member' },
    after: { role: 'admin' },
  });
  expect(await run()).toMatch(/^admin +\S+ +Asha Rao .*\neditor +nobody\nmoderator +nobody$/);
  expect(await run('set', api.ids.bikram, 'moderator')).toBe('They are a moderator now.');
  expect(await lastEntry()).toMatchObject({ operator: 'os-user', reason: '' });
  const [first, second, ...more] = (await run('list')).split('\n');
  expect(first).toMatch(new RegExp(`^admin +${api.ids.asha} +Asha Rao \\(@asha\\), since \\d{4}-`));
  expect(second).toMatch(new RegExp(`^moderator +${api.ids.bikram} `));
  expect(more).toEqual([expect.stringMatching(/^editor +nobody$/)]);
});

test('says what was so already, and writes no entry', async () => {
  await run('set', '@asha', 'admin');
  const before = await api.db.write.$count(moderationLog);
  expect(await run('set', '@asha', 'admin')).toBe('They are an admin already.');
  expect(await run('set', '@bikram', 'member')).toBe('They are a member already.');
  expect(await api.db.write.$count(moderationLog)).toBe(before);
});

test('may take the role of the last admin, and warns', async () => {
  await run('set', '@asha', 'admin');
  expect(await run('set', '@asha', 'member')).toBe('They are a member now.\nThere is no admin now.');
  expect(await api.db.write.$count(roleTable)).toBe(0);
});

test('a role counts at the next call', async () => {
  expect((await api.call('asha', 'GET', '/api/admin/overview')).statusCode).toBe(403);
  await run('set', '@asha', 'moderator');
  await eventually(async () =>
    expect((await api.call('asha', 'GET', '/api/admin/overview')).statusCode).toBe(200),
  );
});

test.each([
  [['set', '@nobody', 'admin'], 'There is no member @nobody.'],
  [['set', '0199f0a2-6b1c-7c55-8d0e-1a2b3c4d5e6f', 'admin'], 'There is no member 0199f0a2'],
  [['set', 'asha', 'admin'], '"asha" is no member'],
  [['set', '@asha', 'owner'], '"owner" is no role'],
  [['set', '@asha'], '"" is no role'],
  [['set', '@asha', 'admin', 'now'], '"now" is one word too many'],
  [['list', 'all'], '"all" is one word too many'],
  [['give', '@asha', 'admin'], 'There is no command "give"'],
])('refuses %j', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
});
