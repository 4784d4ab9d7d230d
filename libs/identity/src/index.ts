export * as identitySchema from './db/schema';
export type { IdentityDb } from './db/schema';
export { importFiles } from './import-files';
export { KeyStore } from './keys/key-store';
export { createIdentityServer } from './server';
export type { IdentityServer } from './server';
export type { IdentitySettings } from './settings';
export { createAccountStore } from './accounts/account-store';
export { createPasswordResets, HANDED_RESET_MINUTES, resetUrlOf } from './mailed/password-resets';
