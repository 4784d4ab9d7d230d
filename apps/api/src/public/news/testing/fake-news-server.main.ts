import { startFakeNewsServer } from './fake-news-server';

/** `npx nx run api:fake-news-server` prints the API's settings, or sends them to a parent process. */
const { service, feeds } = await startFakeNewsServer(Number(process.env['FAKE_NEWS_PORT'] ?? 0));

process.once('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

console.log(`NEWS_FEEDS=${feeds.join(',')}`);
console.log(`or NEWS_API_URL=${service} NEWS_API_KEY=any-key-will-do`);
process.send?.({ service, feeds });
