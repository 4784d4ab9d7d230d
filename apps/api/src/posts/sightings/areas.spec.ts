import type { Post } from '@aranya/contracts';
import { useMembers } from '../../testing';
import { call, readFeed, sendPost, usePostsApi } from '../posts.testing';
import { publishSighting, readAll, sightingField } from './sightings.testing';

const NAGARAHOLE = { kind: 'park', park: 'area-nagarahole-national-park' } as const;
const KUMARAKOM = { kind: 'park', park: 'area-kumarakom-bird-sanctuary' } as const;
const NO_SUCH_AREA = 'There is no such park or protected area. Choose one that the search finds.';

const api = usePostsApi();
const [asha, bikram] = useMembers(api, 'asha', 'bikram');

const shownTo = async (who: typeof bikram) => (await readFeed(api.app, who)).posts[0]?.sighting;
const listed = (what: string, body: object) =>
  readAll(api.app, bikram, `/api/sightings/${what}`, { ...body });

describe('a sighting in an area beyond the guide', () => {
  test('is published, shown to all and listed by its key', async () => {
    const post = await publishSighting(api.app, asha, { place: KUMARAKOM });
    expect(post.sighting).toMatchObject({ place: KUMARAKOM, protected: false });
    expect(await shownTo(bikram)).toMatchObject({ place: KUMARAKOM, seen_on: '2026-05-14' });
    expect(await listed('park', { park: KUMARAKOM.park })).toHaveLength(1);
    expect(await listed('species', { species: 'chital', park: KUMARAKOM.park, month: 5 })).toHaveLength(1);
    expect(await listed('park', { park: NAGARAHOLE.park })).toEqual([]);
    const summary = await api.app.inject(`/api/sightings/summary?park=${KUMARAKOM.park}`);
    expect(summary.json()).toMatchObject({ total: 1, species: [{ species: 'chital', total: 1 }] });
  });

  test('of a protected animal is a cell where the area is small, for its author the area', async () => {
    const post = await publishSighting(api.app, asha, { species: ['bengal-tiger'], place: KUMARAKOM });
    const cell = { kind: 'cell', lat: 9.7, lng: 76.5, degrees: 0.2 };
    expect(post.sighting).toMatchObject({ place: KUMARAKOM, others_see: { place: cell } });
    expect(await shownTo(bikram)).toMatchObject({ place: cell, seen_on: '2026-05', protected: true });
    expect(await listed('park', { park: KUMARAKOM.park })).toEqual([]);
    expect(await listed('cell', { lat: 9.61, lng: 76.41 })).toHaveLength(1);
  });

  test('of a protected animal is the name of a large area, and the month', async () => {
    await publishSighting(api.app, asha, { species: ['bengal-tiger'], place: NAGARAHOLE });
    expect(await shownTo(bikram)).toMatchObject({ place: NAGARAHOLE, seen_on: '2026-05', protected: true });
    expect(await listed('park', { park: NAGARAHOLE.park })).toHaveLength(1);
  });

  test('that an edit protects leaves the lists of the area, and no edit brings it back', async () => {
    const post = await publishSighting(api.app, asha, { place: KUMARAKOM });
    const edit = async (species: string, edited_at: string | null) => {
      const sighting = JSON.parse(sightingField({ species: [species], place: KUMARAKOM })) as object;
      const sent = { postId: post._id, edited_at, content: 'Seen', image_alts: [], sighting };
      return (await call(api.app, asha, '/api/post/edit', sent)).body['post'] as Post;
    };
    const first = await edit('bengal-tiger', null);
    await edit('chital', first.edited_at);
    expect(await shownTo(bikram)).toMatchObject({ place: { kind: 'cell' }, protected: true });
    expect(await listed('park', { park: KUMARAKOM.park })).toEqual([]);
  });

  test('that is a park of the guide gets its slug, so that each place has one key', async () => {
    const place = { kind: 'park', park: 'area-keoladeo-national-park' } as const;
    const post = await publishSighting(api.app, asha, { place });
    expect(post.sighting?.place).toEqual({ kind: 'park', park: 'keoladeo-national-park' });
    expect(await listed('park', { park: 'keoladeo-national-park' })).toHaveLength(1);
  });
});

test('an area that is not there is refused in a sentence that does not repeat it', async () => {
  const sighting = sightingField({ place: { kind: 'park', park: 'area-atlantis' } });
  const { status, body } = await sendPost(api.app, asha, { content: 'Seen', sighting });
  expect({ status, message: body['message'] }).toEqual({ status: 400, message: NO_SUCH_AREA });
  const lists = [
    call(api.app, asha, '/api/sightings/park', { park: 'area-atlantis' }),
    call(api.app, asha, '/api/sightings/species', { species: 'chital', park: 'area-' }),
  ];
  for (const refused of await Promise.all(lists))
    expect(refused).toMatchObject({ status: 400, body: { fields: { park: expect.any(String) } } });
  const summary = await api.app.inject('/api/sightings/summary?park=area-atlantis');
  expect(summary.json()).toMatchObject({ code: 'invalid_input', message: NO_SUCH_AREA });
});
