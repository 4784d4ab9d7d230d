import Fastify from 'fastify';
import { Json, jsonArray } from './json-answer';
import { answerJson } from './contract-routes';

it('sends JSON of the database as it is, beside what is made here', async () => {
  const app = Fastify();
  app.get('/', (_request, reply) => {
    const parts = {
      posts: jsonArray<{ text: string }>(['{"text" : "a \\"fox\\""}', '{"text":"é"}']),
      user: new Json<null>('null'),
      message: 'Two "posts"',
      hidden: undefined,
    };
    return answerJson(reply, parts).body;
  });
  const answer = await app.inject('/');
  await app.close();
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.body).toBe(
    '{"success":true,"posts":[{"text" : "a \\"fox\\""},{"text":"é"}],"user":null,"message":"Two \\"posts\\""}',
  );
  expect(answer.json().posts).toEqual([{ text: 'a "fox"' }, { text: 'é' }]);
});
