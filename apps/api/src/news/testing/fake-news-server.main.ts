import { startFakeNewsServer } from './fake-news-server';

/**
 * For browser tests and for work without a network: `npx nx run api:fake-news-server`. Listens on FAKE_NEWS_PORT and
 * prints the settings for the API; a parent process gets them as a message.
 */
const { service, feeds } = await startFakeNewsServer(Number(process.env['FAKE_NEWS_PORT'] ?? 0));

process.once('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

console.log(`NEWS_FEEDS=${feeds.join(',')}`);
console.log(`or NEWS_API_URL=${service} NEWS_API_KEY=any-key-will-do`);
process.send?.({ service, feeds });
