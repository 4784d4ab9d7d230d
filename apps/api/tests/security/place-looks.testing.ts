import type { Post, Sighting } from '@aranya/contracts';

export const viewers = [
  'visitor',
  'stranger',
  'follower',
  'connection',
  'blocked',
  'moderator',
  'admin',
] as const;
export type Viewer = (typeof viewers)[number];

export const TAG = 'fieldcase';
export const COMMON = 'chital';

interface Point {
  lat: number;
  lng: number;
}

const toDigits = (degrees: number, decimals: number) => {
  const text = degrees.toFixed(6);
  return text.slice(0, text.indexOf('.') + 1 + decimals);
};

/**
 * Nobody else may read the point, the day of the sighting or the moment of publication.
 * @param decimals of the point that others may not know: the square of 0.02° has two
 */
export function findSecrets({ point, day }: { point: Point; day: string }, decimals: 2 | 3 = 2): string[] {
  return [toDigits(point.lat, decimals), toDigits(point.lng, decimals), day];
}

/** A number must not end another one or a time; a day is not that of a week, which others may know. */
function holds(bytes: string, secret: string): boolean {
  for (let at = bytes.indexOf(secret); at !== -1; at = bytes.indexOf(secret, at + 1)) {
    const isPart = /[\d:/]/.test(bytes.charAt(at - 1)) || bytes.charAt(at + secret.length) === '/';
    if (!isPart || /^\D/.test(secret)) return true;
  }
  return false;
}

/** All that raw bytes tell of it. */
export const secretsIn = (bytes: string, secrets: readonly string[]): string[] =>
  secrets.filter((secret) => holds(bytes, secret));

function placeWords(place: Sighting['place']): string {
  if (place === null) return 'no place';
  if (place.kind === 'cell') return `a square of ${place.degrees}°`;
  return `the ${place.kind}`;
}

const dayWords = (seenOn: string) =>
  seenOn.includes('/') ? 'the week' : seenOn.length === 7 ? 'the month' : 'the day';

function findPost(value: unknown, id: string): Post | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('_id' in value && value._id === id && 'sighting' in value) return value as Post;
  for (const each of Object.values(value)) {
    const found = findPost(each, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Describes the answer: first what it should not hold. */
export function learnedFrom(
  bytes: string,
  { postId, secrets }: { postId: string; secrets: readonly string[] },
): string {
  const told = secretsIn(bytes, secrets);
  if (told.length > 0) return `secrets: ${told.join(' ')}`;
  const pages = bytes.split(NEXT_PAGE).filter((page) => page.startsWith('{'));
  const [post] = pages.flatMap((page) => findPost(JSON.parse(page), postId) ?? []);
  if (post === undefined) return bytes.includes(postId) ? 'that it exists' : 'nothing';
  if (post.sighting === null) return 'no sighting';
  return `${placeWords(post.sighting.place)}, ${dayWords(post.sighting.seen_on)}`;
}

/** Is no call: the archive that the operator makes of all, for everybody. */
export const ARCHIVE = 'the Darwin Core Archive';

const NEXT_PAGE = '\n\u0000\n';

/** Reaches so many degrees to each side. */
export const boxAround = ({ lat, lng }: Point, reach: number) => ({
  south: lat - reach,
  west: lng - reach,
  north: lat + reach,
  east: lng + reach,
});

export type Ask = (url: string, body?: object) => Promise<string>;

interface Looked {
  scene: { author: { id: string }; username: string; point: Point };
  postId: string;
  ask: Ask;
  followerId: string;
  reportIds: readonly string[];
}

type Read = (looked: Looked) => Promise<string>;

async function readPages(ask: Ask, url: string, body?: object): Promise<string> {
  const pages: string[] = [];
  let cursor: string | null = null;
  do {
    const page: string =
      body === undefined
        ? await ask(
            `${url}${url.includes('?') ? '&' : '?'}limit=50${cursor === null ? '' : `&cursor=${cursor}`}`,
          )
        : await ask(url, { ...body, limit: 50, ...(cursor !== null && { cursor }) });
    pages.push(page);
    cursor = (JSON.parse(page) as { next_cursor?: string | null }).next_cursor ?? null;
  } while (cursor !== null);
  return pages.join(NEXT_PAGE);
}

const SPECIES = [
  COMMON,
  'bengal-tiger',
  'bharal',
  'indian-pangolin',
  'hangul',
  'striped-hyena',
  'amur-falcon',
  ...['taxon-15241', 'taxon-5459', 'taxon-3542', 'taxon-231'],
];
const PARKS = [
  ...['kanha', 'bandipur', 'dachigam', 'valmiki', 'periyar', 'betla', 'namdapha', 'sundarbans'].map(
    (name) => `${name}-national-park`,
  ),
  'coringa-wildlife-sanctuary',
  ...['nagarahole-national-park', 'ranganathittu-bird-sanctuary', 'siliserh-lake', 'wular-lake'].map(
    (name) => `area-${name}`,
  ),
];

const general = {
  feed: ({ ask }) => readPages(ask, '/api/post/feed'),
  likes: ({ ask, followerId }) => readPages(ask, '/api/user/likes', { profileId: followerId }),
  tagged: ({ ask }) => readPages(ask, '/api/post/tagged', { tag: TAG }),
  'search for posts': ({ ask }) => readPages(ask, '/api/post/search', { input: TAG }),
  bookmarks: ({ ask }) => readPages(ask, '/api/bookmarks/list', {}),
  'asking list': ({ ask }) => readPages(ask, '/api/identifications/asking', {}),
  'list of a name': ({ ask }) => readPages(ask, '/api/identifications/of-species', { species: COMMON }),
  'sightings by species': async ({ ask }) =>
    (await Promise.all(SPECIES.map((species) => readPages(ask, '/api/sightings/species', { species })))).join(
      NEXT_PAGE,
    ),
  'sightings by species and park': async ({ ask }) =>
    (
      await Promise.all(
        PARKS.map((park) => readPages(ask, '/api/sightings/species', { species: COMMON, park })),
      )
    ).join(NEXT_PAGE),
  'sightings by park': async ({ ask }) =>
    (await Promise.all(PARKS.map((park) => readPages(ask, '/api/sightings/park', { park })))).join(NEXT_PAGE),
  // Parks would stand in the own export.
  'posts of followed animals and tags': async ({ ask }) => {
    for (const key of SPECIES) await ask('/api/topics/follow', { kind: 'animal', key });
    await ask('/api/topics/follow', { kind: 'tag', key: TAG });
    return readPages(ask, '/api/topics/posts', {});
  },
  notifications: ({ ask }) => readPages(ask, '/api/notifications'),
  discover: ({ ask }) => ask('/api/user/discover', { input: '' }),
  'own export': ({ ask }) => ask('/api/user/export'),
  'archive for science': ({ ask }) => ask(ARCHIVE),
  'own data': ({ ask }) => ask('/api/user/data'),
  'recent tracks': ({ ask }) => ask('/api/live-tracks'),
  summaries: async ({ ask }) =>
    (
      await Promise.all([
        ...SPECIES.map((species) => ask(`/api/sightings/summary?species=${species}`)),
        ...PARKS.map((park) => ask(`/api/sightings/summary?park=${park}`)),
      ])
    ).join(NEXT_PAGE),
  'latest sightings': ({ ask }) => ask('/api/sightings/latest'),
  'photographs of species': async ({ ask }) =>
    (await Promise.all(SPECIES.map((species) => ask(`/api/species-photos?species=${species}`)))).join(
      NEXT_PAGE,
    ),
  'overview of the team': ({ ask }) => ask('/api/admin/overview'),
  'list of reports': ({ ask }) => readPages(ask, '/api/admin/reports'),
  'log of moderation': ({ ask }) => readPages(ask, '/api/admin/log'),
} satisfies Record<string, Read>;

const particular = {
  'post view': ({ ask, postId }) => ask('/api/post/get', { postId }),
  history: ({ ask, postId }) => ask('/api/post/history', { postId }),
  comments: ({ ask, postId }) => ask('/api/comments/list', { postId }),
  identifications: ({ ask, postId }) => ask('/api/identifications/list', { postId }),
  'picture texts': ({ ask, postId }) => ask('/api/alt-texts/list', { postId }),
  profile: ({ ask, scene }) => readPages(ask, '/api/user/profiles', { profileId: scene.author.id }),
  'media tab': ({ ask, scene }) =>
    readPages(ask, '/api/user/profiles', { profileId: scene.author.id, only: 'media' }),
  'life list': ({ ask, scene }) => ask('/api/life-list/get', { profileId: scene.author.id }),
  'sightings of the cell': ({ ask, scene }) => readPages(ask, '/api/sightings/cell', scene.point),
  'map around the place': async ({ ask, scene: { point } }) =>
    (
      await Promise.all(
        [0.001, 0.09].flatMap((reach) =>
          [{}, { group: 'mammals' }, { last_days: 30 }].map((filter) =>
            ask('/api/sightings/map', { ...boxAround(point, reach), ...filter }),
          ),
        ),
      )
    ).join(NEXT_PAGE),
  'link preview': ({ ask, postId }) => ask(`/community/post/${postId}`),
  'search for the author': ({ ask, scene }) => ask('/api/user/discover', { input: scene.username }),
  'member for the team': ({ ask, scene }) => ask(`/api/admin/members/${scene.author.id}`),
  'report of the post': async ({ ask, reportIds }) =>
    (await Promise.all(reportIds.map((id) => ask(`/api/admin/reports/${id}`)))).join(NEXT_PAGE),
  'bookmark of the post': ({ ask, postId }) => ask(`/api/bookmarks/collections?postId=${postId}`),
} satisfies Record<string, Read>;

export type Look = keyof typeof general | keyof typeof particular;

const ofTheTeam: readonly Look[] = [
  'overview of the team',
  'list of reports',
  'log of moderation',
  'member for the team',
  'report of the post',
];
const isTeam = (viewer: Viewer) => viewer === 'moderator' || viewer === 'admin';
const forVisitors: readonly Look[] = [
  'archive for science',
  'summaries',
  'photographs of species',
  'link preview',
  'recent tracks',
];
const keys = Object.keys as <Key extends string>(of: Record<Key, unknown>) => Key[];

export const lookRequests = (viewer: Viewer, which: 'general' | 'particular'): Look[] =>
  (which === 'general' ? keys(general) : keys(particular)).filter((where) =>
    viewer === 'visitor' ? forVisitors.includes(where) : isTeam(viewer) || !ofTheTeam.includes(where),
  );

/** A general look tells the same of every scene. */
export const isGeneral = (where: Look): boolean => where in general;

export const readLook = (where: Look, looked: Looked): Promise<string> =>
  ({ ...general, ...particular })[where](looked);
