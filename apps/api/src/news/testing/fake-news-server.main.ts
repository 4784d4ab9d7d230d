import { z } from 'zod';
import { startFakeNewsServer, troubles } from './fake-news-server';

/**
 * The fake news server as a process, for browser tests and for work without a network:
 * `npx nx run api:fake-news-server`. Listens on FAKE_NEWS_PORT and prints the settings for the API. A parent process
 * may send messages `{ trouble }` and `{ count }`; each is answered when it is in effect.
 */
const orderSchema = z
  .object({ trouble: z.enum(troubles).nullable(), count: z.number().int().min(0) })
  .partial();

const server = await startFakeNewsServer(Number(process.env['FAKE_NEWS_PORT'] ?? 0));
const { service, feeds } = server;

process.on('message', (message) => {
  Object.assign(server, orderSchema.parse(message));
  process.send?.({ type: 'done' });
});
process.once('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

console.log(`NEWS_FEEDS=${feeds.join(',')}`);
console.log(`or NEWS_API_URL=${service} NEWS_API_KEY=any-key-will-do`);
process.send?.({ type: 'ready', service, feeds });
