import { fetchRecent } from './fetch-recent';
import { elephants, geese } from './testing/recent-answer';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

const answer = (body: unknown, status = 200) =>
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const ask = () => fetchRecent(new AbortController().signal);

test('gives the studies that have been read', async () => {
  answer({ success: true, configured: 3, studies: [geese, elephants] });
  expect(await ask()).toEqual({ configured: 3, studies: [geese, elephants] });
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/live-tracks');
});

test.each([
  ['a credit', { credit: '' }],
  ['an open licence', { licence: 'CC BY-NC 4.0' }],
  ['the licence’s address', { licenceUrl: 'javascript:alert(1)' }],
  ['its own address', { url: 'http://movebank.example' }],
])('a study without %s is not shown', async (_what, fault) => {
  answer({ configured: 2, studies: [{ ...geese, ...fault }, elephants] });
  expect((await ask()).studies).toEqual([elephants]);
});

test('a track of one position, or with an invalid one, is left out', async () => {
  const [track] = geese.tracks;
  const tracks = [
    { ...track, points: [[1, 2, 3]] },
    {
      ...track,
      points: [
        [1, 2, 3],
        [4, 'x', 6],
      ],
    },
    track,
  ];
  answer({ configured: 1, studies: [{ ...geese, tracks }] });
  expect((await ask()).studies).toEqual([geese]);
});

test.each([null, {}, { configured: 1 }, { studies: [] }])('%j is a failure', async (body) => {
  answer(body);
  await expect(ask()).rejects.toThrow();
});

test('a refusal is a failure', async () => {
  answer({}, 503);
  await expect(ask()).rejects.toThrow('503');
});
