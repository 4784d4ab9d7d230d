import { useTestApp } from '../../testing';

const test = useTestApp();

const post = (url: string, payload: object, language?: string) =>
  test.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      authorization: `Bearer ${test.tokenFor('asha')}`,
      ...(language !== undefined && { 'accept-language': language }),
    },
  });

it.each([
  [undefined, 'This id is not valid.'],
  ['de, en;q=0.5', 'This id is not valid.'],
  ['hi-IN, en;q=0.5', 'यह id सही नहीं है।'],
  ['mr', 'हा id बरोबर नाही.'],
])('with %s a refusal has the same code and its own words, for nobody else', async (language, sentence) => {
  const answer = await post('/api/post/like', { postId: 'x' }, language);
  expect(answer.json()).toEqual({
    success: false,
    code: 'invalid_input',
    message: sentence,
    fields: { postId: sentence },
  });
  expect(answer.headers['vary']).toMatch(/\baccept-language\b/);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('says in Hindi what is done, what a thrown refusal names, that nothing is there, and what a feed suggests', async () => {
  const follow = (id: string) => post('/api/user/follow', { id }, 'hi');
  expect((await follow(test.ids.bikram)).json()).toMatchObject({ message: 'आप Bikram Sen को फ़ॉलो कर रहे हैं' });
  expect((await follow(test.ids.asha)).json()).toMatchObject({
    message: 'आप खुद को फ़ॉलो नहीं कर सकते।',
    fields: { id: 'यह आप ही हैं।' },
  });
  expect((await post('/api/nothing', {}, 'hi')).json()).toMatchObject({ message: 'इस पते पर कुछ नहीं है।' });
  const feed = await test.app.inject({
    url: '/api/post/feed',
    headers: { authorization: `Bearer ${test.tokenFor('chitra')}`, 'accept-language': 'hi' },
  });
  expect(feed.json<{ message: string }>().message).toMatch(/^$|समुदाय/);
});
