import { updateUserFields, usernameSchema } from './users.schemas';

test.each([
  ['Asha_07', 'asha_07'],
  ['', ''],
  ['  RAVI ', 'ravi'],
])('username %j becomes %j', (input, username) => {
  expect(usernameSchema.parse(input)).toBe(username);
});

test.each(['ab', 'a'.repeat(31), 'asha menon', 'asha-menon', 'आशा', "asha'--"])(
  'username %j is invalid',
  (input) => {
    expect(usernameSchema.safeParse(input).success).toBe(false);
  },
);

test('the name is optional but not empty', () => {
  expect(updateUserFields.parse({ bio: ' birds ' })).toEqual({ bio: 'birds' });
  expect(updateUserFields.safeParse({ full_name: ' \u200b ' }).success).toBe(false);
});
