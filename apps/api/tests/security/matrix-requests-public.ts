import { blocks } from '../../src/platform/db/schema';
import { seedBlock } from '../../src/testing';
import { get, type MakeRequest, post } from './matrix-request';
import type { World } from './matrix-world';
import { send } from './send';

/** The address that the recipient got in their chat; the blocked before they were. */
async function pictureAddress(world: World, recipient: 'connection' | 'blocked'): Promise<string> {
  const { api, ids } = world;
  await api.db.write.delete(blocks);
  const chat = { path: '/api/messages/get', json: { to_user_id: ids.owner } };
  const { messages } = JSON.parse((await send(world, recipient, chat)).text) as {
    messages: { media_url: string }[];
  };
  await seedBlock(api.db.write, ids.owner, ids.blocked);
  return messages[0]?.media_url ?? '';
}

const aboutAddress = (siteUrl: string, postId: string) => ({
  path: `/api/oembed?url=${encodeURIComponent(`${siteUrl}/community/post/${postId}`)}`,
});

const stopMails: MakeRequest = ({ api, ids }) => ({ path: api.app.unsubscribeLinks.path(ids.owner) });

/** Calls, feeds, files and pages that answer without an account, or by a signed address. */
export const publicRequests: Record<string, MakeRequest> = {
  'GET /api/news': get('/api/news'),
  'GET /api/live-tracks': get('/api/live-tracks'),
  'GET /api/species': get('/api/species'),
  'GET /api/species/:slug': get('/api/species/dhole'),
  'GET /api/parks': get('/api/parks'),
  'GET /api/parks/:slug': get('/api/parks/kanha-national-park'),
  'GET /api/places': get('/api/places'),
  'GET /api/places/:slug': get('/api/places/kanha-national-park'),
  'GET /api/species-photos': get('/api/species-photos?species=bengal-tiger'),
  'GET /api/taxa': get('/api/taxa?q=sparrow'),
  'GET /api/taxa/datasets': get('/api/taxa/datasets'),
  'GET /api/taxa/:taxon': get('/api/taxa/2'),
  'POST /api/contact': post('/api/contact', () => ({ name: 'A', email: 'a@example.org', message: 'Hello' })),
  'GET /api/settings': get('/api/settings'),
  'GET /api/site': get('/api/site'),
  'GET /api/health': get('/api/health'),
  'GET /api/health/live': get('/api/health/live'),
  'GET /api/health/ready': get('/api/health/ready'),

  'GET /api/openapi.json': get('/api/openapi.json'),
  'GET /api/docs': get('/api/docs'),
  'GET /api/docs/:script': get('/api/docs/other.js'),
  'OPTIONS *': get('/api/user/data'),
  'GET /media/:key': ({ pictureHash }) => ({ path: `/media/${pictureHash}.webp` }),
  'GET /media/:key#of a hidden post': ({ hiddenPictureHash }) => ({
    path: `/media/${hiddenPictureHash}.webp`,
  }),
  'GET /api/messages/:messageId/picture#address of the connection': async (world) => ({
    path: await pictureAddress(world, 'connection'),
  }),
  'GET /api/messages/:messageId/picture#address of the blocked': async (world) => ({
    path: await pictureAddress(world, 'blocked'),
  }),
  'GET /api/messages/:messageId/picture#unsigned': ({ messageTo }) => ({
    path: `/api/messages/${messageTo.connection}/picture`,
  }),
  'GET /media/logo/:hash/:file': get(`/media/logo/${'0'.repeat(64)}/image.png`),
  'GET /media/colours/:file': get('/media/colours/1b4a34.css'),
  'GET /media/news': get('/media/news?address=https%3A%2F%2Fexample.org%2Fa.jpg&signature=x'),
  'GET /media/sign-in/:userId': ({ ids }) => ({ path: `/media/sign-in/${ids.owner}` }),
  'GET /api/guests/posts/:postId': ({ postId }) => ({ path: `/api/guests/posts/${postId}` }),
  'GET /api/guests/posts/:postId#hidden': ({ hiddenPostId }) => ({
    path: `/api/guests/posts/${hiddenPostId}`,
  }),
  'GET /api/guests/members/:profileId': ({ ids }) => ({ path: `/api/guests/members/${ids.owner}` }),
  'GET /api/guests/members/:profileId#of a member who has not opened it': ({ ids }) => ({
    path: `/api/guests/members/${ids.stranger}`,
  }),
  'GET /api/guests/sightings': get('/api/guests/sightings?species=bengal-tiger'),
  'GET /api/embed/posts/:postId': ({ postId }) => ({ path: `/api/embed/posts/${postId}` }),
  'GET /api/digest/unsubscribe': stopMails,
  'POST /api/digest/unsubscribe': stopMails,
  'GET /api/oembed': ({ api, postId }) => aboutAddress(api.env.siteUrl, postId),
  'GET /api/oembed#of a hidden post': ({ api, hiddenPostId }) => aboutAddress(api.env.siteUrl, hiddenPostId),
  'GET /api/feeds/club.atom': get('/api/feeds/club.atom'),
  'GET /api/feeds/club.json': get('/api/feeds/club.json'),
  'GET /api/feeds/news.atom': get('/api/feeds/news.atom'),
  'GET /api/feeds/news.json': get('/api/feeds/news.json'),
  'GET /api/feeds/member/:file': ({ ids }) => ({ path: `/api/feeds/member/${ids.owner}.atom` }),
  'GET /api/feeds/member/:file#of a member who has not opened it': ({ ids }) => ({
    path: `/api/feeds/member/${ids.stranger}.atom`,
  }),
  'GET /api/feeds/species/:file': get('/api/feeds/species/bengal-tiger.json'),
  'GET /api/feeds/park/:file': get('/api/feeds/park/kanha-national-park.json'),
  'GET /.well-known/security.txt': get('/.well-known/security.txt'),
  'GET /sw.js': get('/sw.js'),
  'GET /app-shell': get('/app-shell'),
  'GET /community/messages/:userId': ({ ids }) => ({ path: `/community/messages/${ids.owner}` }),
  'GET /community/profile/:profileId': ({ ids }) => ({ path: `/community/profile/${ids.owner}` }),
  'GET /community/life-list/:profileId': ({ ids }) => ({ path: `/community/life-list/${ids.owner}` }),
  'GET /community/post/:postId': ({ postId }) => ({ path: `/community/post/${postId}` }),
  'GET /community/tag/*': get('/community/tag/tadoba'),
  'GET /community/sightings/species/:species': get('/community/sightings/species/bengal-tiger'),
  'GET /community/sightings/park/:park': get('/community/sightings/park/kanha-national-park'),
  'GET /community/sightings/cell/:cell': get('/community/sightings/cell/26.5,93.1'),
  'GET /live-tracking/recent/:id': get('/live-tracking/recent/2911040-0123456789ab'),
  'GET /areas/:area': get('/areas/chilika-lake'),
  'GET /join/:token': get('/join/00000000000000000000'),
  'GET /taxa/:taxon': get('/taxa/4852-rhesus-macaque'),
  'GET /*': get('/'),
};
