import { z } from 'zod';

const CONTROL = /\p{Cc}/u;
/** They change the text around a name. */
const DECEPTIVE = /[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

export const MIN_PASSWORD = 10;

const characters = (text: string) => [...text].length;
const plain = (text: string) => !CONTROL.test(text);

const field = (missing: string) => z.string(missing).min(1, missing);

const email = field('Enter your e-mail address.')
  .max(254, 'An e-mail address has at most 254 characters.')
  .refine(plain, 'Your e-mail address holds a character that can’t be used.')
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email('Enter an e-mail address like name@example.com.'));

const fullName = field('Enter your full name.')
  .refine((text) => plain(text) && !DECEPTIVE.test(text), 'Your name holds a character that can’t be used.')
  .transform((text) => text.normalize('NFC').trim().replace(/ +/g, ' '))
  .refine((text) => text.length > 0, 'Enter your full name.')
  .refine((text) => characters(text) <= 80, 'A name has at most 80 characters.');

const newPassword = field('Choose a password.')
  .refine(plain, 'Your password holds a character that can’t be used.')
  .transform((text) => text.normalize('NFKC'))
  .refine((text) => characters(text) >= MIN_PASSWORD, `A password needs at least ${MIN_PASSWORD} characters.`)
  .refine((text) => characters(text) <= 200, 'A password has at most 200 characters.');

export const signUpForm = z.object({ name: fullName, email, password: newPassword });

const currentPassword = field('Enter your current password.').refine(
  (text) => text.length <= 1000,
  'That password is too long.',
);

export const passwordForm = z.object({ current: currentPassword, password: newPassword });
export const newPasswordForm = z.object({ password: newPassword });

export const emailForm = z.object({ email });

export const emailChangeForm = z.object({ email, emailPassword: currentPassword });

/** Old passwords may not meet the rules for new ones. */
export const signInForm = z.object({
  email,
  password: field('Enter your password.').refine((text) => text.length <= 1000, 'That password is too long.'),
});

export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return errors;
}
