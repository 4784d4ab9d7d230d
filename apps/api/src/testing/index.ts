export * from './app';
export * from './cast';
export * from './database';
export * from './issuer';
