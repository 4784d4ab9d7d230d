import { z } from 'zod';
import { hostUrls } from '../db/server-address';
import { parseMediaUrl } from '../media/media-url';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

export const yesNo = z.enum(['yes', 'no'], 'give yes or no').transform((text) => text === 'yes');

const portProblem = 'give a whole number from 0 to 65535';
export const port = z
  .string()
  .regex(/^\d{1,5}$/, portProblem)
  .transform(Number)
  .pipe(z.number().max(65535, portProblem));

const scaleProblem = 'give a number from 0.1 to 1000000';
export const scale = z
  .string()
  .transform(Number)
  .pipe(z.number(scaleProblem).min(0.1, scaleProblem).max(1_000_000, scaleProblem));

function parsedAddress(text: string, protocols: RegExp): URL | null {
  return URL.canParse(text) && protocols.test(new URL(text).protocol) ? new URL(text) : null;
}

export const webAddress = z
  .string()
  .refine((text) => parsedAddress(text, /^https?:$/) !== null, 'give an http or https address');

export const origin = z.string().transform((text, context) => {
  const url = parsedAddress(text, /^https?:$/);
  if (url && url.pathname === '/' && !url.search && !url.hash && !url.username) return url.origin;
  context.addIssue({
    code: 'custom',
    message: 'give an origin such as http://localhost:4200, without a path',
  });
  return z.NEVER;
});

export const origins = list.pipe(z.array(origin));

export const issuer = z.string().refine((text) => {
  const url = parsedAddress(text, /^https?:$/);
  return url !== null && url.href === text && text.endsWith('/') && !url.search && !url.hash && !url.username;
}, 'give an address with a trailing slash, such as http://localhost:3380/');

export const clientId = z
  .string()
  .regex(/^[\w.-]{1,100}$/, 'give 1 to 100 letters, digits, dots, dashes or underscores');

export const isLoopback = (address: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/** https or this machine, which browsers call potentially trustworthy. */
export const isTrustworthyOrigin = (address: string): boolean =>
  new URL(address).protocol === 'https:' || isLoopback(address);

const isDatabase = (text: string) =>
  hostUrls(text).every((url) => parsedAddress(url, /^postgres(ql)?:$/) !== null);
const databaseProblem = 'give an address such as postgres://user:password@host:5432/name';

export const optionalDatabaseUrl = z.string().refine(isDatabase, databaseProblem).optional();

export const emails = list.pipe(z.array(z.email('give e-mail addresses, separated by commas').toLowerCase()));

export const addresses = list.pipe(z.array(z.string().refine(isDatabase, databaseProblem)));

export const optionalRedisUrl = z
  .string()
  .refine(
    (text) => parsedAddress(text, /^rediss?:$/) !== null,
    'give an address such as redis://user:password@host:6379',
  )
  .optional();

export const smtpUrl = z
  .string()
  .refine(
    (text) => parsedAddress(text, /^smtps?:$/) !== null,
    'give an address such as smtp://user:password@host:587, or smtps://…',
  );

/** An e-mail address, alone or as `Name <address>`. */
export const mailFrom = z
  .string()
  .max(200)
  .refine(
    (text) => z.email().safeParse(/^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text).success,
    'give an e-mail address, or one as in Aranya <hello@example.org>',
  );

export const mediaUrl = z.string().superRefine((text, context) => {
  try {
    parseMediaUrl(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as TypeError).message });
  }
});

/** None, all, a number of proxies, or addresses and networks. */
export const trustProxy = z.string().transform((text, context): boolean | number | string[] => {
  if (text === 'no') return false;
  if (text === 'yes') return true;
  if (/^\d{1,2}$/.test(text)) return Number(text) === 0 ? false : Number(text);
  const parts = text.split(',').map((part) => part.trim());
  if (parts.every((part) => /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d{1,3})?)$/i.test(part)))
    return parts;
  context.addIssue({ code: 'custom', message: 'give no, yes, a number of proxies, or a list of addresses' });
  return z.NEVER;
});

/** Refuses a user and password, which would appear in logs. */
export const readAddress = z.string().refine((text) => {
  const url = parsedAddress(text, /^https?:$/);
  return url !== null && url.username === '' && url.password === '';
}, 'give an http or https address without a user');

export const newsService = readAddress;

export const newsFeeds = z
  .string()
  .transform((text) => (text === 'none' ? '' : text))
  .pipe(list)
  .pipe(
    z.array(readAddress, 'give addresses of feeds, or none').max(50, 'give at most 50 addresses of feeds'),
  );

export const newsKey = z
  .string()
  .regex(
    /^[\w.~-]{8,200}$/,
    'give the key as the service shows it: 8 to 200 letters, digits, dots or dashes',
  );

export const movebankStudies = list.pipe(
  z
    .array(
      z
        .string()
        .regex(/^[1-9]\d{0,11}$/, 'give numbers of Movebank studies')
        .transform(Number),
    )
    .max(10, 'give at most 10 studies'),
);

export const wholeNumber = (min: number, max: number) => {
  const problem = `give a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, problem)
    .transform(Number)
    .pipe(z.number().min(min, problem).max(max, problem));
};

/** P-256 in base64url: 65 bytes for the public key, 32 for the private. */
export const vapidKey = (length: number) =>
  z
    .string()
    .regex(new RegExp(`^[\\w-]{${length}}$`), 'give a key as `npm run aranya -- vapid-keys` prints it');

export const vapidSubject = z
  .string()
  .regex(
    /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
    'give mailto: and an e-mail address, or an https address',
  );
