export * from './articles';
export * from './stand-in';
export * from './until';
