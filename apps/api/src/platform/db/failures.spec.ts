import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseAway, isConflict, isServerLost, toStorageFailure } from './failures';

const reported = (code: string) =>
  new DrizzleQueryError('select 1', [], Object.assign(new Error('reported'), { code }));
const system = (code: string) => Object.assign(new Error('system'), { code, errno: -1, syscall: 'write' });

it.each([
  ['full', reported('53100')],
  ['full', system('ENOSPC')],
  ['full', new Error('A wrapper', { cause: system('EDQUOT') })],
  ['away', reported('57P01')],
  ['away', reported('08006')],
  ['away', reported('53300')],
  ['away', reported('25006')],
  ['away', new DatabaseAway(new Error('timeout'))],
  ['away', new DrizzleQueryError('select 1', [], system('ECONNREFUSED'))],
  ['away', new DrizzleQueryError('select 1', [], system('EPIPE'))],
  ['away', new DrizzleQueryError('select 1', [], new Error('Connection terminated unexpectedly'))],
  ['conflict', reported('40P01')],
  ['conflict', reported('40001')],
  ['data', reported('22021')],
  ['data', reported('22P02')],
  [null, reported('23505')],
  [null, reported('42P01')],
  [null, system('EPIPE')],
  [null, new Error('something else')],
  [null, 'not an error'],
])('calls it %s', (failure, error) => {
  expect(toStorageFailure(error)).toBe(failure);
});

it('tries again what conflicted', () => {
  expect([reported('40P01'), reported('40001'), reported('23505'), new Error('x')].map(isConflict)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('asks another server after a lost connection, and not after a statement that took too long', () => {
  const errors = [
    new DatabaseAway(new Error('timeout')),
    reported('57P01'),
    reported('08006'),
    reported('53300'),
    reported('57014'),
    reported('23505'),
    new Error('something else'),
  ];
  expect(errors.map(isServerLost)).toEqual([true, true, true, true, false, false, false]);
});
