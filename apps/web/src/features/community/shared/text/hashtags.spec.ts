import fc from 'fast-check';
import { tokenizeHashtags } from './hashtags';

const tagsOf = (text: string) =>
  tokenizeHashtags(text)
    .filter(({ kind }) => kind === 'hashtag')
    .map((token) => token.text);

describe('tokenizeHashtags', () => {
  test('splits text and tags in order', () => {
    expect(tokenizeHashtags('First tiger of the season #tadoba, at last')).toEqual([
      { kind: 'text', text: 'First tiger of the season ' },
      { kind: 'hashtag', text: '#tadoba' },
      { kind: 'text', text: ', at last' },
    ]);
  });

  test.each([
    ['#one #two', ['#one', '#two']],
    ['(#corbett)', ['#corbett']],
    ['#bird_count2026!', ['#bird_count2026']],
    ['line\n#next', ['#next']],
    ['#बाघ दिखा', ['#बाघ']],
    ['#क्‍ष', ['#क्‍ष']],
    ['#虎と#鳥', ['#虎と']],
    ['＃トラ', ['＃トラ']],
    ['#jirafa#cebra', ['#jirafa']],
    ['tiger#cat', []],
    ['# tiger', []],
    ['##tiger', []],
    ['#️⃣', []],
    ['see https://example.org/page#tigers now #real', ['#real']],
    ['https://example.org/ #real', ['#real']],
    ['www.example.org/a?b#c', []],
    ['example.org/#top', []],
    ['#-', []],
    ['', []],
  ])('%j has the tags %j', (text, tags) => {
    expect(tagsOf(text)).toEqual(tags);
  });

  test('loses and adds nothing', () => {
    const pieces = fc.array(
      fc.constantFrom('#', '#tiger', ' ', 'https://a.b/#c', 'क्ष', '\n', 'x', '_', '😀'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          pieces.map((parts) => parts.join('')),
        ),
        (text) => {
          expect(
            tokenizeHashtags(text)
              .map((token) => token.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
  });
});
