import { profileIdSchema, updateUserFields, usernameSchema } from './users.schemas';

test.each([
  ['Asha_07', 'asha_07'],
  ['', ''],
  ['  RAVI ', 'ravi'],
  ['मीरा', 'मीरा'],
  ['बाघ_वाला०७', 'बाघ_वाला०७'],
  ['\u095bोया_2', 'ज\u093cोया_2'],
  ['लक्ष्मी\u200d', 'लक्ष्मी'],
  ['न\u200d\u093cवाब', '\u0929वाब'],
  ['कार्त्स्न्य_विद्युत्', 'कार्त्स्न्य_विद्युत्'],
  ['ऱ्हाणे', 'ऱ्हाणे'],
  ['मी'.repeat(30), 'मी'.repeat(30)],
])('username %j becomes %j', (input, username) => {
  expect(usernameSchema.parse(input)).toBe(username);
});

const LATIN = 'A username has 3 to 30 characters of a-z, 0-9 and _.';
const BOTH = 'A username has Latin or Devanagari letters, not both.';
const DEVANAGARI = 'A username in Devanagari has 2 to 30 letters, digits and _.';

test.each([
  ['ab', LATIN],
  ['a'.repeat(31), LATIN],
  ['asha menon', LATIN],
  ['asha-menon', LATIN],
  ["asha'--", LATIN],
  ['மீரா', LATIN],
  ['meera_मीरा', BOTH],
  ['मी', DEVANAGARI],
  ['मीरा राव', DEVANAGARI],
  ['मी'.repeat(31), DEVANAGARI],
  ['स्त्री'.repeat(16), DEVANAGARI],
  ['०१२', DEVANAGARI],
  // Signs that stand on nothing, or draw a letter in another way.
  ['ारा', DEVANAGARI],
  ['राा', DEVANAGARI],
  ['अाशा', DEVANAGARI],
  ['रां्म', DEVANAGARI],
  ['राम।', DEVANAGARI],
  ['क्'.repeat(40), DEVANAGARI],
])('username %j is invalid', (input, problem) => {
  expect(usernameSchema.safeParse(input).error?.issues[0]?.message).toBe(problem);
});

test('the name is optional but not empty', () => {
  expect(updateUserFields.parse({ bio: ' birds ' })).toEqual({ bio: 'birds' });
  expect(updateUserFields.parse({ full_name: ' Asha  Menon ' })).toEqual({ full_name: 'Asha Menon' });
  expect(updateUserFields.safeParse({ full_name: ' \u200b ' }).success).toBe(false);
});

test.each([
  ['@Asha_07', '@asha_07'],
  ['@मीरा', '@मीरा'],
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
