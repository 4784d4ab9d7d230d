import fc from 'fast-check';
import { mentionsIn, tokenizeText } from './mentions';

test.each([
  ['Thanks @meera!', ['meera']],
  ['@Meera_K, @kabir: and (@devika_2)', ['meera_k', 'kabir', 'devika_2']],
  ['@meera @MEERA', ['meera']],
  ['line\n@meera.', ['meera']],
  ["@meera's nest", ['meera']],
  ['write to meera@example.org or a.@meera', []],
  ['@meera@example.org', []],
  ['@meera-k', []],
  ['@me', []],
  [`@${'x'.repeat(30)} @${'y'.repeat(31)}`, ['x'.repeat(30)]],
  ['https://example.org/@meera www.example.org/@kabir', []],
  ['@मीरा, @बाघ_वाला०७! @लक्ष्\u200dमी।', ['मीरा', 'बाघ_वाला०७', 'लक्ष्मी']],
  ['@meeraमी @मी @மீரா', []],
  ['#tiger @meera #owl', ['meera']],
  ['@@meera', []],
  ['@meera\u200d@example.org @meera\u200dी', []],
  ['', []],
])('%j mentions %j', (text, names) => {
  expect(mentionsIn(text)).toEqual(names);
});

test('a text mentions at most ten people', () => {
  const text = Array.from({ length: 12 }, (_, number) => `@person_${number}`).join(' ');
  expect(mentionsIn(text)).toHaveLength(10);
});

test('a mention alone is one token', () =>
  expect(tokenizeText('@Meera')).toEqual([{ kind: 'mention', text: '@Meera', username: 'meera' }]));

test('tokens have hashtags and mentions in their order, and lose nothing', () => {
  expect(tokenizeText('See @meera at #tadoba').map(({ kind }) => kind)).toEqual([
    'text',
    'mention',
    'text',
    'hashtag',
  ]);
  const pieces = fc.array(fc.constantFrom('@', '@meera', '#tag', ' ', 'https://a.b/@c', 'क्ष', '.', '😀'));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        pieces.map((parts) => parts.join('')),
      ),
      (text) => {
        expect(
          tokenizeText(text)
            .map((token) => token.text)
            .join(''),
        ).toBe(text);
      },
    ),
  );
});
