import * as mails from '../mail/mails';
import { accountPage } from '../pages/account-page';
import * as devices from '../pages/device-pages';
import { formPage, type Screen } from '../pages/forms';
import type { Site } from '../pages/layout';
import * as messages from '../pages/messages';
import * as takeBack from '../pages/take-back';
import { inAcceptedLanguage } from './language';

const words = { name: '', tagline: '', logo: null, colours: null };
const site: Site = { url: 'https://club.example', signInPath: '', words: () => words };
const at = new Date('2026-10-05T15:04:00Z');
const form = { action: '', secret: '' };
const passkey = { id: '', name: '', createdAt: at };
const session = { ...passkey, lastUsedAt: at };
const view = {
  email: '',
  sessions: [
    { ...session, isThisOne: true },
    { ...session, isThisOne: false },
  ],
  passkeys: { list: [{ ...passkey, lastUsedAt: null }], canAdd: true },
};
const screens: Screen[] = ['sign-in', 'sign-up', 'code', 'forgot', 'reset'];

const pages = () => [
  ...screens.flatMap((screen) => [
    formPage(site, screen, { values: {}, errors: {} }, { mail: true, passkeys: true, waits: true }),
    formPage(site, screen, { values: {}, errors: { password: '' } }, { mail: true, first: true }),
  ]),
  accountPage(site, view),
  accountPage(site, { ...view, newEmail: '', problem: '', passkeys: { ...view.passkeys, canAdd: false } }),
  accountPage(site, { ...view, passkeys: { ...view.passkeys, adding: { options: {}, name: '' } } }),
  devices.deviceCodePage(site, form),
  devices.deviceConfirmPage(site, { ...form, userCode: '', name: '', scopes: new Set(['profile', 'email']) }),
  devices.deviceWaitPage(site, 2),
  devices.deviceExpiredPage(site),
  devices.deviceDonePage(site),
  messages.expiredPage(site),
  messages.expiredResetPage(site),
  messages.passwordChangedPage(site),
  messages.noSignUpPage(site, 'invitation'),
  messages.noSignUpPage(site, 'closed'),
  messages.resetSentPage(site, ''),
  messages.errorPage(site, ''),
  messages.tooManyCallsPage(site, 2),
  messages.signOutPage(site, ''),
  messages.usedSignOutPage(site, true),
  messages.signedOutPage(site),
  messages.failurePage(site),
  messages.notFoundPage(site),
  messages.startPage(site),
  takeBack.takeBackPage(site, ''),
  takeBack.expiredTakeBackPage(site),
  takeBack.takenAddressPage(site, ''),
];

const club = { name: '', url: '' };
const sent = () => [
  mails.codeMail('', 15, club),
  mails.knownAccountMail('', club),
  mails.resetMail('', 60, club),
  mails.firstPasswordMail({ name: '', email: '', password: '', lastDay: '' }, club),
  mails.emailChangeMail('', 15, club),
  mails.emailChangeAskedMail('', '', club),
  mails.emailChangedMail('', '', 7, club),
  mails.passwordChangedMail('', club),
  mails.passkeyAddedMail('', '', club),
];

/** What people read, and what scripts show them. */
const readIn = (markup: string) =>
  [
    markup.replace(/<[^>]*>/g, ' '),
    ...Array.from(
      markup.matchAll(/(?:alt|title|placeholder|aria-label|data-exists|data-failed)="([^"]*)"/g),
    ).map(([, text]) => text),
  ].join(' ');

test.each(['hi', 'mr'])(
  'no page or mail in %s says a word in Latin letters, but for UTC and an example',
  (language) => {
    const texts = inAcceptedLanguage(language, () => [
      ...pages().map(readIn),
      ...sent().flatMap(({ subject, text, html }) => [subject, text, readIn(html)]),
    ]);
    const latin = texts.flatMap(
      (text) => text.replace(/\/(hi|mr)\S*|BCDF-GHJK|UTC/g, '').match(/[a-z]+/gi) ?? [],
    );
    expect(latin).toEqual([]);
  },
);
