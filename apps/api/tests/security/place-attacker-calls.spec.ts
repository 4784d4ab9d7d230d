// @seconds 13
import { eq } from 'drizzle-orm';
import { posts } from '../../src/platform/db/schema';
import { writeSighting } from '../../src/posts/sightings/write-sighting';
import { matrix, outside } from './authorisation-matrix';
import { requests } from './matrix-requests';
import { createWorld, type World } from './matrix-world';
import { exactTiger, secretsIn, tablesWithSecrets } from './place-attacker.testing';
import { send } from './send';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await publishTiger();
  await world.remember();
});
afterAll(() => world.close());
/** Whether a call, or the preparation of one, may have changed the world. */
let isChanged = false;
beforeEach(async () => {
  if (isChanged) await world.reset();
});

async function publishTiger() {
  const { write } = world.api.db;
  const about = { postId: world.postId, authorId: world.ids.owner, asks: true };
  await write.update(posts).set({ asks: true }).where(eq(posts.id, world.postId));
  await write.transaction((tx) => writeSighting(tx, { ...about, createdAt: new Date() }, exactTiger));
  const [post] = await write.select().from(posts).where(eq(posts.id, world.postId));
  expect(post?.sighting?.protected).toBe(true);
}

/** They describe every call, park and place, and no post. */
const ofNoPost = ['GET /api/openapi.json', 'GET /api/parks', 'GET /api/places'];
const names = Object.keys({ ...matrix, ...outside }).filter((name) => !ofNoPost.includes(name));

/** A connection sees all that a stranger sees; a role shows no more of a place. */
test.each(names)('%s tells others at most the cell and the month', async (name) => {
  const made = requests[name]?.(world, 'connection');
  if (made === undefined) throw new Error(`There is no request for ${name}.`);
  isChanged = made instanceof Promise || !name.startsWith('GET ');
  const request = await made;
  for (const caller of ['nobody', 'connection', 'moderator', 'admin'] as const) {
    const { text } = await send(world, caller, request);
    // The one call that tells it, to the one whom the author named.
    const isTold = name === 'POST /api/place-shares/look' && caller === 'connection';
    expect({ caller, isTold: secretsIn(text).length > 0 }).toEqual({ caller, isTold });
  }
  if (isChanged) expect(await tablesWithSecrets(world.api.db.write)).toEqual([]);
});

test('the owner is told the exact place', async () => {
  const { text } = await send(world, 'owner', { path: '/api/post/feed' });
  expect(secretsIn(text)).not.toEqual([]);
});
