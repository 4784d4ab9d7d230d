export * from './fake-articles';
export * from './fake-news-server';
export * from './wait-until';
