import fc from 'fast-check';
import { hashtagOf, hashtagsIn, tokenizeHashtags } from './hashtags';

const tagsOf = (text: string) =>
  tokenizeHashtags(text)
    .filter(({ kind }) => kind === 'hashtag')
    .map((token) => token.text);

describe('tokenizeHashtags', () => {
  test('splits text and tags in order', () => {
    expect(tokenizeHashtags('First tiger of the season #tadoba, at last')).toEqual([
      { kind: 'text', text: 'First tiger of the season ' },
      { kind: 'hashtag', text: '#tadoba', tag: 'tadoba' },
      { kind: 'text', text: ', at last' },
    ]);
  });

  test('has no text before a tag at the start, or after one at the end', () =>
    expect(tokenizeHashtags('#one')).toEqual([{ kind: 'hashtag', text: '#one', tag: 'one' }]));

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
    ['#2026 #1_000 #_', []],
    ['#2026tigers', ['#2026tigers']],
    [`#${'x'.repeat(100)}`, [`#${'x'.repeat(100)}`]],
    [`#${'x'.repeat(101)} #after`, ['#after']],
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

describe('the stored form', () => {
  test.each([
    ['Tadoba', 'tadoba'],
    ['#Tadoba', 'tadoba'],
    ['＃トラ', 'トラ'],
    ['ÉTÉ', 'été'],
    ['E\u0301TE\u0301', 'été'],
    ['ΟΔΟΣ', 'οδος'],
    ['बाघ', 'बाघ'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['x'.repeat(101), null],
    ['2026', null],
    ['two words', null],
    ['a/b', null],
    ['##a', null],
    ['a#b', null],
    ['%2F', null],
    ['\u202eabc', null],
    ['\ud800', null],
    ['', null],
  ])('of %j is %j', (name, tag) => {
    expect(hashtagOf(name)).toBe(tag);
  });

  test('is its own stored form, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const tag of hashtagsIn(`#${text} #İX${text}`)) expect(hashtagOf(tag)).toBe(tag);
      }),
    );
  });

  test.each([
    ['क्\u200dष', 'क्ष'],
    ['\u095bमीन', 'ज\u093cमीन'],
    ['न\u200d\u093cगर', '\u0929गर'],
    // Here a joiner makes another word.
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('of %j is %j', (name, tag) => {
    expect(hashtagOf(name)).toBe(tag);
  });

  test('stands once for all spellings in a text', () => {
    expect(hashtagsIn('#Tadoba #tiger\n#TADOBA https://a.b/#c')).toEqual(['tadoba', 'tiger']);
  });
});
