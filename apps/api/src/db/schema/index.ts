export * from './connections';
export * from './media';
export * from './messages';
export * from './posts';
export * from './safety';
export * from './secrets';
export * from './users';
