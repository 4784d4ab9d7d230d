import { gameIds, gameOf, searchOf } from './games-address';

test('each game is found at its own address', () => {
  expect(gameIds.map((id) => gameOf(searchOf(id)))).toEqual(['wild-match', 'wordle', 'detective']);
  expect(gameOf('?utm_source=x&game=detective')).toBe('detective');
});

test.each(['', '?game=', '?game=chess', '?game=Wordle', '?games=wordle', '?game=__proto__'])(
  '"%s" is the hub',
  (search) => expect(gameOf(search)).toBeUndefined(),
);
