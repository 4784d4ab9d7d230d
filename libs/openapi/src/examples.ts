import { PERSONAL_TOKEN_PREFIX } from '@aranya/contracts';
import { factExamples } from './fact-examples';
import type { JsonSchema } from './json-schema';

const ID = '0198c5a2-7c1e-7a40-9b1d-3f6f2f0b6a11';
const OTHER_ID = '0198c5a2-9e02-7d10-8a55-0c2a7b1f4e22';

const POSTED_AT = '2026-03-14T06:30:00.000Z';

/** By format of JSON Schema. */
export const textsByFormat: Readonly<Record<string, string>> = {
  uuid: ID,
  'date-time': POSTED_AT,
  date: '2026-03-14',
  email: 'meera@example.org',
  uri: 'https://news.example/otters-return',
  binary: '(a file)',
};

const SPECIES = 'indian-giant-squirrel';
const FREE_NAME = 'free:birds:Brown hill bird';
const PARK = 'kaziranga-national-park';
const PICTURE = '/media/8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4.webp';
const DESCRIPTION = 'A giant squirrel on a branch';

/** By field, for examples that are made of schemas. */
export const sampleTexts: Readonly<Record<string, string>> = {
  record: 'species/indian-giant-squirrel',
  action: 'remove_post',
  agreed_species: SPECIES,
  alt: DESCRIPTION,
  answer: 'You are right: the post is back.',
  audience: 'https://api.aranya.example',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  bio: 'I look up at trees.',
  content: 'A giant squirrel above the trail this morning. #squirrels',
  contract_version: '1.0.0',
  cover_photo: PICTURE,
  credit: 'M. Joshi and others',
  cursor: 'MjAyNi0wMy0xNFQwNjozMDowMC4wMDBa',
  description: 'After forty years otters swim in the river again.',
  details: 'The nest can be found by it.',
  excerpt: 'A giant squirrel above the trail',
  favorites: SPECIES,
  first_password: 'k7mz-q2n8-v5c1',
  full_name: 'Meera Joshi',
  group: 'mammals',
  id: '12-0123456789ab',
  image_licences: '["cc_by"]',
  image_urls: PICTURE,
  individual: 'Amur falcon “Longleng”',
  input: 'meera',
  'last-event-id': '41',
  invitation: '4k7mzq2n8v5c1xw9rt3b',
  iucn: 'LC',
  label: 'Bird club of Pune',
  language: 'hi',
  latest: '2026-03',
  latest_until: '2026-03',
  location: 'Pune',
  media_alt: DESCRIPTION,
  media_url: PICTURE,
  message: 'Done',
  month: '2026-03',
  name: 'Indian Giant Squirrel',
  note: 'The two colours of the tail.',
  operator: 'meera',
  other_names: 'Malabar giant squirrel',
  owner_name: 'Meera Joshi',
  own_words: SPECIES,
  p256dh: 'BLc4xRzKlKORKWlbdgFaBrrPK3ydWAHo4M0gs0i1oEKgPpWC5cW8OCzVrOQRv-1npXRWk8udnW3oYhIO4475rds',
  park: PARK,
  parks: PARK,
  profile_picture: PICTURE,
  q: 'squirrel',
  rank: 'species',
  reason: 'It shows where the nest is.',
  scientific_name: 'Ratufa indica',
  secret: `${PERSONAL_TOKEN_PREFIX}q7Fv0d8Zb3mJxY2kT9sLwN5rHcE1uAgP6iXoB4tKyVs`,
  seen_on: '2026-03-14',
  slug: SPECIES,
  source: 'The River News',
  species: SPECIES,
  subject: 'Posts',
  taxon: '5052',
  tag: '#squirrels',
  text: 'Shall we go on Sunday?',
  title: 'Otters return to the river',
  token: '4k7mzq2n8v5c1xw9rt3b',
  types: 'image/jpeg',
  url: PICTURE,
  urlToImage: '/api/news/pictures/otters.webp',
  used_in: 'Vidarbha',
  username: 'meera_joshi',
  usernames: 'meera_joshi',
  word: 'spoiler',
  words: 'spoiler',
};

/** By field. */
export const sampleNumbers: Readonly<Record<string, number>> = {
  height: 1067,
  lat: 26.6,
  lng: 93.4,
  media_height: 1067,
  media_width: 1600,
  position: 0,
  totalResults: 90,
  width: 1600,
};

/** By operation, where the schema tells too little. */
export const requestExamples: Record<string, JsonSchema> = {
  'posts.add': {
    content: 'A Malabar giant squirrel above the trail this morning. #squirrels',
    image_alts: '["A Malabar giant squirrel on a branch"]',
    image_licences: '["cc_by"]',
    sighting: JSON.stringify({
      species: [{ species: SPECIES, count: 1 }],
      place: { kind: 'park', park: PARK },
      seen_on: '2026-03-14',
    }),
    client_id: ID,
  },
  'tokens.make': { name: 'Nightly count', scope: 'read', days: 90 },
  'topics.follow': { kind: 'animal', key: SPECIES },
  'topics.unfollow': { kind: 'tag', key: '#squirrels' },
  'topics.seen': { kind: 'animal', key: SPECIES },
  'rules.accept': { version: 1, terms: 1 },
  'ages.tell': { born: { year: 2012, month: 5 } },
  'ownSite.save': {
    revision: 0,
    settings: {
      name: 'River Club',
      tagline: 'Birds of the river',
      contact_email: 'hello@club.example',
      contact_phone: '+91 20 1234 5678',
      contact_address: 'Pune, Maharashtra',
      welcome: 'Come along on Sunday: we meet at six at the lake.',
      about: '',
      sponsor: null,
      testimonials: [],
      hidden_sections: ['facts'],
      claim: { kind: 'counted' },
      open_to_guests: true,
      logo: null,
      accent: '#1b4a34',
    },
  },
  'admin.settleName': { name: FREE_NAME, species: 'taxon-15241' },
  'admin.reopenName': { name: FREE_NAME },
  'corrections.suggest': {
    record: 'species/indian-giant-squirrel',
    field: 'glance.weight.kg',
    value: [1.5, 2],
    source_title: 'Prater, The Book of Indian Animals',
    source_url: null,
    explanation: 'The book weighed adults in the Western Ghats.',
  },
  'entry.ask': { name: 'Meera Joshi', text: 'I count squirrels in Pune.' },
  'entry.invite': { label: 'Bird club of Pune', max_uses: 20, ends_at: POSTED_AT },
  'entry.addMember': { name: 'Meera Joshi', email: 'meera@example.org', by: 'card' },
  'comments.add': { postId: ID, content: 'What a tail!', client_id: OTHER_ID },
  'sightings.summary': { species: SPECIES },
  'guests.sightings': { species: SPECIES },
  'taxa.search': { q: 'squirrel', limit: 1 },
  'parks.get': { slug: PARK },
  'places.get': { slug: PARK },
  'sightings.map': { south: 22, west: 80, north: 23, east: 81.5, group: 'birds', last_days: 30 },
  'lifeListImport.match': {
    names: [{ scientific_name: 'Ratufa indica', common_name: 'Indian Giant Squirrel' }],
  },
  'messages.get': { to_user_id: ID, limit: 20 },
  'postEdits.editImages': {
    edit: JSON.stringify({
      postId: ID,
      edited_at: null,
      content: 'A giant squirrel above the trail.',
      images: [{ url: PICTURE, alt: DESCRIPTION, licence: 'cc_by' }],
    }),
  },
  'messages.send': { to_user_id: ID, text: 'Shall we go on Sunday?', client_id: OTHER_ID },
  'users.getProfile': { profileId: '@meera' },
  'safety.report': {
    subject: 'post',
    id: ID,
    reason: 'reveals_place',
    details: 'The nest can be found by it.',
  },
  'contact.send': { name: 'Meera Joshi', email: 'meera@example.org', message: 'Where do otters sleep?' },
};

const exampleTaxon = (id: number, rank: string, scientific_name: string, name: string): JsonSchema => ({
  ...{ id, scientific_name, name, rank, group: 'mammals', iucn: null },
  ...{ extinct: false, recorded_in_india: true, species: null },
});
const exampleName = (name: string, language: string | null): JsonSchema => ({
  ...{ name, kind: 'common', language, used_in: null },
});
const GIANT_SQUIRREL = {
  ...exampleTaxon(5052, 'species', 'Ratufa indica', 'Indian Giant Squirrel'),
  ...{ iucn: 'LC', species: SPECIES },
};

/** By operation, where the schema tells too little. */
export const answerExamples: Record<string, JsonSchema> = {
  ...factExamples,
  'admin.names': {
    success: true,
    names: [{ name: FREE_NAME, posts: 3, latest_post: ID, settled: null }],
    total: 1,
    next_cursor: null,
  },
  'taxa.search': {
    success: true,
    taxa: [{ ...GIANT_SQUIRREL, matched_name: null, similar_spelling: false }],
    total: 34,
  },
  'taxa.get': {
    success: true,
    taxon: {
      ...GIANT_SQUIRREL,
      names: [
        ...['Malabar giant squirrel', 'shekru', 'malabar squirrel'].map((name) => exampleName(name, null)),
        exampleName('भारतीय विशाल गिलहरी', 'hi'),
        exampleName('शेकरू', 'mr'),
      ],
      ancestors: [
        exampleTaxon(1, 'class', 'Mammalia', 'Mammals'),
        exampleTaxon(37, 'order', 'Rodentia', 'Rodents'),
        exampleTaxon(252, 'family', 'Sciuridae', 'Squirrels'),
        exampleTaxon(4084, 'genus', 'Ratufa', 'Giant Squirrels'),
      ],
      members: [],
      members_count: 0,
      has_more_members: false,
      protection: {
        scientific_name: 'Ratufa indica',
        higher_taxa: ['Ratufa', 'Sciuridae', 'Rodentia', 'Mammalia'],
        members: [],
        species: [SPECIES],
        open: true,
      },
    },
  },
  'settings.get': {
    success: true,
    site: { name: 'Bird Club', url: 'https://club.example', contact_email: 'hello@club.example' },
    contract_version: '1.0.0',
    auth: {
      issuer: 'https://club.example/identity/',
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
};

export const streamExample = `id: 41
event: ready
data: {"type":"ready"}

id: 42
event: seen
data: {"type":"seen","by_user_id":"${ID}","up_to":"2026-03-01T06:30:00.000Z"}

: heartbeat

`;
