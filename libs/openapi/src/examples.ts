import type { JsonSchema } from './json-schema';

const ID = '0198c5a2-7c1e-7a40-9b1d-3f6f2f0b6a11';
const OTHER_ID = '0198c5a2-9e02-7d10-8a55-0c2a7b1f4e22';

/** By operation: what a request may look like. A test reads each with the schema of its call. */
export const requestExamples: Record<string, JsonSchema> = {
  'posts.add': {
    content: 'A Malabar giant squirrel above the trail this morning. #squirrels',
    image_alts: '["A Malabar giant squirrel on a branch"]',
    image_licences: '["cc_by"]',
    client_id: ID,
  },
  'posts.get': { postId: ID },
  'posts.like': { postId: ID },
  'posts.tagged': { tag: '#squirrels', limit: 10 },
  'comments.list': { postId: ID },
  'comments.add': { postId: ID, content: 'What a tail!', client_id: OTHER_ID },
  'messages.get': { to_user_id: ID, limit: 20 },
  'messages.send': { to_user_id: ID, text: 'Shall we go on Sunday?', client_id: OTHER_ID },
  'users.discover': { input: 'meera' },
  'users.getProfile': { profileId: '@meera' },
  'connections.follow': { id: ID },
  'connections.connect': { id: ID },
  'sightings.ofSpecies': { species: 'bengal-tiger' },
  'safety.report': {
    subject: 'post',
    id: ID,
    reason: 'reveals_place',
    details: 'The nest can be found by it.',
  },
  'contact.send': { name: 'Meera Joshi', email: 'meera@example.org', message: 'Where do otters sleep?' },
};

/** By operation: what an answer may look like. */
export const answerExamples: Record<string, JsonSchema> = {
  'settings.get': {
    success: true,
    site: { name: 'Aranya', url: 'https://aranya.example', contact_email: 'hello@aranya.example' },
    contract_version: '1.0.0',
    auth: {
      issuer: 'https://aranya.example/identity/',
      audience: 'https://api.aranya.example',
      device_client_id: 'aranya-cli',
    },
    uploads: {
      max_bytes: 16_777_216,
      max_pixels: 40_000_000,
      max_side: 30_000,
      pictures_per_post: 10,
      types: ['image/jpeg', 'image/png'],
    },
  },
  'posts.like': { success: true, message: 'Liked', liked: true, likes_total: 8 },
  'health.live': { success: true, status: 'ok' },
};

export const streamExample = `id: 41
event: ready
data: {"type":"ready"}

id: 42
event: seen
data: {"type":"seen","by_user_id":"${ID}","up_to":"2026-03-01T06:30:00.000Z"}

: heartbeat

`;
