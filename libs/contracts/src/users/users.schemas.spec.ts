import { updateUserFields, usernameSchema } from './users.schemas';

test.each([
  ['Asha_07', 'asha_07'],
  ['', ''],
  ['  RAVI ', 'ravi'],
])('username %j is kept as %j', (given, kept) => {
  expect(usernameSchema.parse(given)).toBe(kept);
});

test.each(['ab', 'a'.repeat(31), 'asha menon', 'asha-menon', 'आशा', "asha'--"])(
  'username %j is refused',
  (given) => {
    expect(usernameSchema.safeParse(given).success).toBe(false);
  },
);

test('a name can be left out, and not be emptied', () => {
  expect(updateUserFields.parse({ bio: ' birds ' })).toEqual({ bio: 'birds' });
  expect(updateUserFields.safeParse({ full_name: ' \u200b ' }).success).toBe(false);
});
