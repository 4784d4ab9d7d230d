import { roles } from '@aranya/contracts';
import {
  authorizeAbout,
  authorizeAppeal,
  authorizeRole,
  authorizeTask,
  authorizeWithoutAdmin,
  type Task,
} from './admin.policy';

const admin = { id: 'a', role: 'admin' as const };
const moderator = { id: 'm', role: 'moderator' as const };
const member = { id: 'p', role: 'member' as const };

const shared: Task[] = ['reports', 'content', 'members', 'photos', 'counts', 'log', 'appeals'];
const adminsAlone: Task[] = ['contact', 'roles'];

describe('tasks', () => {
  test.each(shared)('%s is for moderators and admins', (task) => {
    expect(roles.filter((role) => authorizeTask(role, task) === null).sort()).toEqual(['admin', 'moderator']);
  });

  test.each(adminsAlone)('%s is for admins alone', (task) => {
    expect(roles.filter((role) => authorizeTask(role, task) === null)).toEqual(['admin']);
  });

  test('the refusal tells who can', () => {
    expect(authorizeTask('member', 'contact')?.message).toBe('Only moderators can do this.');
    expect(authorizeTask('moderator', 'contact')?.message).toBe('Only admins can do this.');
  });
});

describe('decisions about a person', () => {
  test.each([
    ['a moderator about a member', moderator, member, undefined],
    ['a moderator about another moderator', moderator, { ...moderator, id: 'other' }, 'forbidden'],
    ['a moderator about an admin', moderator, admin, 'forbidden'],
    ['a moderator about themselves', moderator, moderator, 'forbidden'],
    ['an admin about a moderator', admin, moderator, undefined],
    ['an admin about another admin', admin, { ...admin, id: 'other' }, undefined],
    ['an admin about themselves', admin, admin, 'forbidden'],
    ['anybody about a deleted account', moderator, null, undefined],
  ])('%s', (_name, operator, owner, code) => {
    expect(authorizeAbout(operator, owner)?.code).toBe(code);
  });
});

describe('roles', () => {
  test('are given to others', () => {
    for (const role of roles) expect(authorizeRole(admin, member, role)).toBeNull();
  });

  test('admins give up their own', () => {
    for (const role of roles) expect(authorizeRole(admin, admin, role)).toBeNull();
  });

  test('nobody gives themselves one', () => {
    expect(authorizeRole(moderator, moderator, 'admin')?.code).toBe('forbidden');
    expect(authorizeRole(moderator, moderator, 'moderator')).toBeNull();
  });
});

test.each(['suspended', 'demoted', 'deleted'] as const)('the last working admin cannot be %s', (act) => {
  expect(authorizeWithoutAdmin(true, 0, act)?.code).toBe('conflict');
  expect(authorizeWithoutAdmin(true, 1, act)).toBeNull();
  expect(authorizeWithoutAdmin(false, 0, act)).toBeNull();
});

test('who decided first leaves the appeal to others, if there are any', () => {
  expect(authorizeAppeal('m', 'm', 1)?.code).toBe('forbidden');
  expect(authorizeAppeal('m', 'm', 0)).toBeNull();
  expect(authorizeAppeal('m', 'a', 1)).toBeNull();
  expect(authorizeAppeal('m', null, 1)).toBeNull();
});
