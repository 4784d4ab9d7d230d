export { createIdentityServer } from './server';
export type { IdentityServer } from './server';
export type { IdentitySettings } from './settings';
