import { z } from 'zod';
import { startNewsStandIn, troubles } from './stand-in';

/**
 * The stand-in as a process of its own, for browser tests and for work without a network:
 * `npx nx run api:news-stand-in`. It listens on NEWS_STAND_IN_PORT, prints the settings under which the API reads it,
 * and, started by another process, obeys its messages `{ trouble }` and `{ count }`, each of which it answers.
 */
const orderSchema = z
  .object({ trouble: z.enum(troubles).nullable(), count: z.number().int().min(0) })
  .partial();

const standIn = await startNewsStandIn(Number(process.env['NEWS_STAND_IN_PORT'] ?? 0));
const { service, feeds } = standIn;

process.on('message', (message) => {
  Object.assign(standIn, orderSchema.parse(message));
  process.send?.({ type: 'done' });
});
process.once('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

console.log(`NEWS_FEEDS=${feeds.join(',')}`);
console.log(`or NEWS_API_URL=${service} NEWS_API_KEY=any-key-will-do`);
process.send?.({ type: 'ready', service, feeds });
