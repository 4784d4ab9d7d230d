/**
 * The floor: hot calls without anything that their answers do not need. A bare Fastify server with postgres.js, a token
 * check against a key in memory, and one prepared statement a call.
 */
import { createHmac } from 'node:crypto';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { importJWK, jwtVerify } from 'jose';
import postgres from 'postgres';
import { v7 } from 'uuid';
import * as reads from './reads.mjs';
import { addStreams } from './streams.mjs';
import * as writes from './writes.mjs';

const { DATABASE_URL, AUTH_ISSUER, AUTH_AUDIENCE, API_PORT } = process.env;
const PICTURE_URL_TTL_MS = 10 * 60_000;

// One query a connection at a time: a slow one holds no other up.
const sql = postgres(DATABASE_URL, { max: 10, max_pipeline: 1, onnotice: () => undefined });
const DEADLOCK = '40P01';

async function run(statement, values) {
  const query = () => sql.unsafe(statement, values, { prepare: true });
  const rows = await query().catch((error) => {
    // Nothing is locked before the triggers that count: those of two follows can meet.
    if (error.code === DEADLOCK) return query();
    throw error;
  });
  return rows[0];
}

const { keys } = await (await fetch(`${AUTH_ISSUER}keys`)).json();
const key = await importJWK(keys[0], 'RS256');
const [{ value: pictureSecret }] = await sql`select value from secrets where name = 'message pictures'`.then(
  (rows) => (rows.length > 0 ? rows : [{ value: '' }]),
);

const ids = new Map();
async function viewerOf({ headers }) {
  const token = headers.authorization?.slice('Bearer '.length) ?? '';
  const { payload } = await jwtVerify(token, key, { issuer: AUTH_ISSUER, audience: AUTH_AUDIENCE });
  const known = ids.get(payload.sub);
  if (known !== undefined) return known;
  const [user] = await sql`select id from users where issuer = ${AUTH_ISSUER} and subject = ${payload.sub}`;
  ids.set(payload.sub, user.id);
  return user.id;
}

const app = fastify({ logger: { level: 'error' } });
await app.register(multipart, { attachFieldsToBody: 'keyValues' });
app.decorateRequest('viewer', '');
app.addHook('onRequest', async (request, reply) => {
  try {
    request.viewer = await viewerOf(request);
  } catch {
    return reply.code(401).send({ success: false });
  }
});

const json = (reply, text) => reply.header('content-type', 'application/json; charset=utf-8').send(text);
const missing = (reply) => reply.code(404).send({ success: false });
const cursor = (text) => (text === null ? 'null' : `"${Buffer.from(text).toString('base64url')}"`);

const SUGGESTIONS_MESSAGE =
  'The people you follow have not posted yet. Here is what is new in the community.';

app.get('/api/post/feed', async (request, reply) => {
  const { posts, next, suggesting } = await run(reads.feed, [request.viewer]);
  const message = suggesting ? SUGGESTIONS_MESSAGE : '';
  return json(
    reply,
    `{"success":true,"posts":${posts},"message":"${message}","next_cursor":${cursor(next)}}`,
  );
});

app.post('/api/user/profiles', async (request, reply) => {
  const row = await run(reads.profile, [request.viewer, request.body.profileId]);
  if (row === undefined) return missing(reply);
  return json(
    reply,
    `{"success":true,"profile":${row.profile},"posts":${row.posts},"next_cursor":${cursor(row.next)},"life_list_shared":${row.shares_list}}`,
  );
});

function pictureUrl(id, viewer) {
  const until = Date.now() + PICTURE_URL_TTL_MS;
  const signature = createHmac('sha256', Buffer.from(pictureSecret, 'base64'))
    .update(`${id} ${viewer} ${until}`)
    .digest('base64url');
  return `/api/messages/${id}/picture?viewer=${viewer}&until=${until}&signature=${signature}`;
}

app.post('/api/messages/get', async (request, reply) => {
  const row = await run(reads.chat, [request.viewer, request.body.to_user_id]);
  if (row === undefined) return missing(reply);
  const messages = row.messages.replace(
    /"PICTURE ([\da-f-]{36})"/g,
    (_, id) => `"${pictureUrl(id, request.viewer)}"`,
  );
  const next = row.older_than === null ? 'null' : `"before-${row.older_than}"`;
  return json(
    reply,
    `{"success":true,"messages":${messages},"next_cursor":${next},"user":${row.user},"can_write":${row.can_write}}`,
  );
});

app.get('/api/user/recent-messages', async (request, reply) => {
  const { messages } = await run(reads.recent, [request.viewer]);
  return json(reply, `{"success":true,"messages":${messages}}`);
});

app.post('/api/user/discover', async (request, reply) => {
  const { users, next } = await run(reads.discover, [request.viewer]);
  return json(reply, `{"success":true,"users":${users},"next_cursor":${cursor(next)}}`);
});

app.post('/api/post/like', async (request, reply) => {
  const row = await run(writes.like, [request.viewer, request.body.postId]);
  if (row === undefined) return missing(reply);
  const message = row.liked ? 'Post liked' : 'Like removed';
  return { success: true, message, liked: row.liked, likes_total: row.total };
});

for (const [path, statement, words] of [
  ['/api/user/follow', writes.follow, 'You are following'],
  ['/api/user/unfollow', writes.unfollow, 'You no longer follow'],
]) {
  app.post(path, async (request, reply) => {
    const row = await run(statement, [request.viewer, request.body.id]);
    return row === undefined ? missing(reply) : { success: true, message: `${words} ${row.full_name}` };
  });
}

app.post('/api/messages/send', async (request, reply) => {
  const { to_user_id: to, text, client_id: clientId = null } = request.body;
  const row = await run(writes.send, [request.viewer, to, text, v7(), clientId]);
  if (row === undefined) return missing(reply);
  streams.publish(request.viewer, to, row);
  return json(reply, `{"success":true,"message":${row.message}}`);
});

const streams = addStreams(app);

await app.listen({ host: '127.0.0.1', port: Number(API_PORT) });
process.send?.({ type: 'ready' });
process.once('disconnect', () => process.exit());
