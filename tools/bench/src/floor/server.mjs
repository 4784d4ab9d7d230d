/**
 * Hot calls with nothing that their answers do not need: bare Fastify, postgres.js, tokens known for a
 * minute, one prepared statement a call. With FLOOR_NOTIFIES=yes, writes also notify the other person.
 */
import { createHmac } from 'node:crypto';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { importJWK, jwtVerify } from 'jose';
import postgres from 'postgres';
import { v7 } from 'uuid';
import * as reads from './reads.mjs';
import { addStreams } from './streams.mjs';
import { writeStatements } from './writes.mjs';

const { DATABASE_URL, AUTH_ISSUER, AUTH_AUDIENCE, API_PORT, FLOOR_NOTIFIES } = process.env;
const writes = writeStatements(FLOOR_NOTIFIES === 'yes');
const TOKEN_KNOWN_MS = 60_000;
const PICTURE_URL_TTL_MS = 10 * 60_000;

// One query a connection, so that a slow one delays no other.
const sql = postgres(DATABASE_URL, { max: 10, max_pipeline: 1, onnotice: () => undefined });
const DEADLOCK = '40P01';

async function run(statement, values) {
  const query = () => sql.unsafe(statement, values, { prepare: true });
  const rows = await query().catch((error) => {
    // The counting triggers of two follows can meet.
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

/** Header → { id, until }. */
const viewers = new Map();
async function findViewer({ headers: { authorization = '' } }) {
  const known = viewers.get(authorization);
  if (known !== undefined && known.until > Date.now()) return known.id;
  const token = authorization.slice('Bearer '.length);
  const { payload } = await jwtVerify(token, key, { issuer: AUTH_ISSUER, audience: AUTH_AUDIENCE });
  const [{ id }] = await sql`select id from users where issuer = ${AUTH_ISSUER} and subject = ${payload.sub}`;
  viewers.set(authorization, { id, until: Math.min(Date.now() + TOKEN_KNOWN_MS, payload.exp * 1000) });
  return id;
}

/** One notification tells the other nodes of a tick. */
let telling;
function tell(people) {
  telling ??= {
    people: [],
    done: new Promise(setImmediate).then(() => {
      const payload = telling.people.join(',');
      telling = undefined;
      return run("select pg_notify('aranya_live', $1)", [payload]);
    }),
  };
  telling.people.push(...people);
  return telling.done;
}

const app = fastify({ logger: { level: 'error' } });
await app.register(multipart, { attachFieldsToBody: 'keyValues' });
app.decorateRequest('viewer', '');
app.addHook('onRequest', async (request, reply) => {
  try {
    request.viewer = await findViewer(request);
  } catch {
    return reply.code(401).send({ success: false });
  }
});

const json = (reply, text) => reply.header('content-type', 'application/json; charset=utf-8').send(text);
const missing = (reply) => reply.code(404).send({ success: false });
const cursor = (text) => (text === null ? 'null' : `"${Buffer.from(text).toString('base64url')}"`);

const SUGGESTIONS_MESSAGE =
  'Nobody you follow or are connected with has posted yet. Here is what is new in the community.';

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
    `{"success":true,"profile":${row.profile},"posts":${row.posts},"next_cursor":${cursor(row.next)},"life_list_shared":${row.shares_list},"likes_shared":${row.shares_likes}}`,
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

app.post('/api/comments/list', async (request, reply) => {
  const row = await run(reads.comments, [request.viewer, request.body.postId]);
  if (row === undefined) return missing(reply);
  const next = row.next === null ? 'null' : `"${row.next}"`;
  return json(reply, `{"success":true,"comments":${row.comments},"next_cursor":${next}}`);
});

app.post('/api/user/discover', async (request, reply) => {
  const { input } = request.body;
  const { users, next } = input
    ? await run(reads.search, [request.viewer, input])
    : await run(reads.discover, [request.viewer]);
  return json(reply, `{"success":true,"users":${users},"next_cursor":${cursor(next)}}`);
});

app.post('/api/post/like', async (request, reply) => {
  const row = await run(writes.like, [request.viewer, request.body.postId]);
  if (row === undefined) return missing(reply);
  if (row.told) await tell([row.told]);
  const message = row.liked ? 'Post liked' : 'Like removed';
  return { success: true, message, liked: row.liked, likes_total: row.total };
});

for (const [path, statement, words] of [
  ['/api/user/follow', writes.follow, 'You are following'],
  ['/api/user/unfollow', writes.unfollow, 'You no longer follow'],
]) {
  app.post(path, async (request, reply) => {
    const row = await run(statement, [request.viewer, request.body.id]);
    if (row?.told) await tell(row.told);
    return row === undefined ? missing(reply) : { success: true, message: `${words} ${row.full_name}` };
  });
}

app.post('/api/messages/send', async (request, reply) => {
  const { to_user_id: to, text, client_id: clientId = null } = request.body;
  const row = await run(writes.send, [request.viewer, to, text, v7(), clientId]);
  if (row === undefined) return missing(reply);
  streams.publish(request.viewer, to, row);
  if (row.told) await tell(row.told);
  return json(reply, `{"success":true,"message":${row.message}}`);
});

const streams = addStreams(app);

await app.listen({ host: '127.0.0.1', port: Number(API_PORT) });
process.send?.({ type: 'ready' });
process.once('disconnect', () => process.exit());
