import { hashCode, isRightCode, newCode } from './email-code';

test('a code has six digits', () => {
  for (let n = 0; n < 200; n += 1) expect(newCode()).toMatch(/^\d{6}$/);
});

test('the code is right as mailed and as people type it', () => {
  const hash = hashCode('012345', 'uid');
  expect(['012345', '012 345', ' 012-345 '].map((typed) => isRightCode(typed, 'uid', hash))).toEqual([
    true,
    true,
    true,
  ]);
});

test.each(['012346', '12345', '', '0123456'])('%j is wrong', (typed) => {
  expect(isRightCode(typed, 'uid', hashCode('012345', 'uid'))).toBe(false);
});

test('a code belongs to its interaction', () => {
  expect(isRightCode('012345', 'another', hashCode('012345', 'uid'))).toBe(false);
});
