import { profileIdSchema, updateUserFields, usernameSchema } from './users.schemas';

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
  expect(updateUserFields.parse({ full_name: ' Asha  Menon ' })).toEqual({ full_name: 'Asha Menon' });
  expect(updateUserFields.safeParse({ full_name: ' \u200b ' }).success).toBe(false);
});

test.each([
  ['@Asha_07', '@asha_07'],
  ['019AA3F2-7C1E-7B6A-9D1F-3E5B7A9C0D2E', '019aa3f2-7c1e-7b6a-9d1f-3e5b7a9c0d2e'],
])('%j finds the profile %j', (given, id) => expect(profileIdSchema.parse(given)).toBe(id));

test.each(['asha_07', '@as', 'by @asha_07', '@asha_07 '])('%j finds no profile', (given) =>
  expect(profileIdSchema.safeParse(given).success).toBe(false),
);

test('a location is one line, and nothing turns the words around it', () => {
  expect(updateUserFields.parse({ location: 'Kanha,\n\u202eMadhya Pradesh' })).toEqual({
    location: 'Kanha, Madhya Pradesh',
  });
});
