export * from './app';
export * from './cast';
export * from './database';
export * from './eventually';
export * from './issuer';
export * from './lifetime';
export * from './read-zip';
export * from './remembered-rows';
