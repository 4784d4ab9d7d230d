export * as identitySchema from './db/schema';
export type { IdentityDb } from './db/schema';
export { importFiles } from './import-files';
export { KeyStore } from './keys/key-store';
export { createIdentityServer } from './server';
export type { IdentityServer, MailFirstPassword, MemberMail } from './server';
export type { FirstPassword, FirstPasswords, NewMember } from './accounts/first-passwords';
export { FIRST_PASSWORD_DAYS } from './accounts/first-passwords';
export type { IdentitySettings } from './settings';
export { createAccountStore, EmailTakenError } from './accounts/account-store';
export {
  createPasswordResets,
  ADMIN_RESET_MINUTES as HANDED_RESET_MINUTES,
  passwordResetUrl as resetUrlOf,
} from './mailed/password-resets';
export { TAKE_BACK_DAYS } from './mailed/address-take-backs';
export { deleteSignInOf } from './accounts/account-store';
export { KNOWN_BROWSER_DAYS } from './interaction/known-browsers';
export { KNOWN_NETWORK_DAYS } from './interaction/sign-in-limits';
export { SESSION_DAYS } from './oidc/create-provider';
