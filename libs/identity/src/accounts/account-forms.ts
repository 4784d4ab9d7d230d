import { z } from 'zod';
import { type Key, say } from '../language/say';

const CONTROL = /\p{Cc}/u;
/** They change the text around a name. */
const DECEPTIVE = /[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

export const MIN_PASSWORD = 10;

const characters = (text: string) => [...text].length;
const plain = (text: string) => !CONTROL.test(text);

/** Said when a form is refused, in its language. */
const saying = (key: Key) => ({ error: () => say(key, { count: MIN_PASSWORD }) });

const field = (missing: Key) => z.string(saying(missing)).min(1, saying(missing));

const email = field('email_missing')
  .max(254, saying('email_long'))
  .refine(plain, saying('email_character'))
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email(saying('email_invalid')));

const fullName = field('name_missing')
  .refine((text) => plain(text) && !DECEPTIVE.test(text), saying('name_character'))
  .transform((text) => text.normalize('NFC').trim().replace(/ +/g, ' '))
  .refine((text) => text.length > 0, saying('name_missing'))
  .refine((text) => characters(text) <= 80, saying('name_long'));

const newPassword = field('password_choose')
  .refine(plain, saying('password_character'))
  .transform((text) => text.normalize('NFKC'))
  .refine((text) => characters(text) >= MIN_PASSWORD, saying('password_short'))
  .refine((text) => characters(text) <= 200, saying('password_long'));

export const signUpForm = z.object({ name: fullName, email, password: newPassword });

const currentPassword = field('current_missing').refine(
  (text) => text.length <= 1000,
  saying('password_too_long'),
);

export const passwordForm = z.object({ current: currentPassword, password: newPassword });
export const newPasswordForm = z.object({ password: newPassword });

export const emailForm = z.object({ email });

export const emailChangeForm = z.object({ email, emailPassword: currentPassword });

/** Old passwords may not meet the rules for new ones. */
export const signInForm = z.object({
  email,
  password: field('password_missing').refine((text) => text.length <= 1000, saying('password_too_long')),
});

export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return errors;
}
