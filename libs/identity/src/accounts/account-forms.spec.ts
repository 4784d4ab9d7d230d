import type { z } from 'zod';
import {
  emailForm,
  fieldErrors,
  newPasswordForm,
  passwordForm,
  signInForm,
  signUpForm,
} from './account-forms';

const mira = { name: 'Mira Deshpande', email: 'mira@rainforest.example', password: 'four quiet words' };
const errorsOf = (form: z.ZodType, given: object) => {
  const { error } = form.safeParse(given);
  return error ? fieldErrors(error) : {};
};

test('a name, an address and a password are taken in their plain form', () => {
  expect(
    signUpForm.parse({
      name: '  Mira   Des\u0301hpande ',
      email: ' Mira@Rainforest.Example ',
      password: 'four ｑｕｉｅｔ words',
    }),
  ).toEqual({ ...mira, name: 'Mira De\u015bhpande' });
});

test.each([
  ['name', '', 'Enter your full name.'],
  ['name', '   ', 'Enter your full name.'],
  ['name', 'Mira\u0000', 'Your name holds a character that can’t be used.'],
  ['name', 'Mira\u202e', 'Your name holds a character that can’t be used.'],
  ['name', 'é'.repeat(81), 'A name has at most 80 characters.'],
  ['email', '', 'Enter your e-mail address.'],
  ['email', 'mira', 'Enter an e-mail address like name@example.com.'],
  ['email', 'mira@rainforest.example\u0007', 'Your e-mail address holds a character that can’t be used.'],
  ['email', `${'m'.repeat(255)}@a.example`, 'An e-mail address has at most 254 characters.'],
  ['password', '', 'Choose a password.'],
  ['password', 'four words\t', 'Your password holds a character that can’t be used.'],
  ['password', '🐅'.repeat(9), 'A password needs at least 10 characters.'],
  ['password', '🐅'.repeat(201), 'A password has at most 200 characters.'],
])('a sign-up with the %s %j: %s', (field, value, error) =>
  expect(errorsOf(signUpForm, { ...mira, [field]: value })).toEqual({ [field]: error }),
);

test.each([
  ['name', 'M'],
  ['name', '🐅'.repeat(80)],
  ['password', '🐅'.repeat(10)],
  ['password', '🐅'.repeat(200)],
])('a sign-up may have the %s %j', (field, value) =>
  expect(errorsOf(signUpForm, { ...mira, [field]: value })).toEqual({}),
);

test('of several errors of a field the first is told', () => {
  expect(errorsOf(signUpForm, {})).toEqual({
    name: 'Enter your full name.',
    email: 'Enter your e-mail address.',
    password: 'Choose a password.',
  });
  expect(errorsOf(emailForm, { email: '\u0007' })).toEqual({
    email: 'Your e-mail address holds a character that can’t be used.',
  });
});

test('a present password may be older than the rules, up to a thousand characters', () => {
  const { email } = mira;
  expect(errorsOf(signInForm, { email, password: 'x' })).toEqual({});
  expect(errorsOf(signInForm, { email, password: 'x'.repeat(1000) })).toEqual({});
  expect(errorsOf(signInForm, { email, password: 'x'.repeat(1001) })).toEqual({
    password: 'That password is too long.',
  });
  expect(errorsOf(signInForm, { email, password: '' })).toEqual({ password: 'Enter your password.' });
  expect(errorsOf(passwordForm, { current: 'x'.repeat(1000), password: mira.password })).toEqual({});
  expect(errorsOf(passwordForm, { current: 'x'.repeat(1001), password: 'short' })).toEqual({
    current: 'That password is too long.',
    password: 'A password needs at least 10 characters.',
  });
  expect(errorsOf(newPasswordForm, { password: 'short' })).toEqual({
    password: 'A password needs at least 10 characters.',
  });
  expect(errorsOf(passwordForm, { current: '', password: mira.password })).toEqual({
    current: 'Enter your current password.',
  });
});
