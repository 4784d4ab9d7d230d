import { cleanText, isBlank, lineOf, requiredTextOf, textOf } from './text';

describe('user text', () => {
  test('is normalized and trimmed', () => {
    expect(cleanText(' Nīla\u0304 \r\nline ')).toBe('Nīla\u0304 \nline'.normalize('NFC'));
    expect(cleanText('one\rtwo')).toBe('one\ntwo');
    expect(textOf(20, 'Text').parse('  tiger\r\nlion ')).toBe('tiger\nlion');
  });

  test('is cleaned at once, however many marks are heaped on a letter', () => {
    expect(cleanText(`a${'\u0301\u0316'.repeat(60_000)}`).length).toBeLessThanOrEqual(31);
  });

  test('is empty when it has only invisible characters', () => {
    expect(isBlank('\u200b\u200d \ufeff')).toBe(true);
    expect(textOf(20, 'Text').parse('\u200b\u2060 ')).toBe('');
    expect(requiredTextOf(20, 'Text').safeParse('\u200b').error?.issues[0]?.message).toBe(
      'Text cannot be empty.',
    );
  });

  test.each(['\u2800', '\u3164', '\u061c', '\u00ad', '\u{e0041}', '\ufe0f', '\u{1d159}', '\u{16fe4}'])(
    'is empty when it is %j alone',
    (character) => expect(textOf(20, 'Text').parse(` ${character}${character}`)).toBe(''),
  );

  test('keeps joiners, which Indian scripts and emoji need', () => {
    expect(textOf(20, 'Text').parse('क्‍ष')).toBe('क्‍ष');
    expect(textOf(20, 'Text').parse('🐻')).toBe('🐻');
  });

  test.each([
    ['NUL', 'a\u0000b'],
    ['escape', 'a\u001bb'],
    ['delete', 'a\u007fb'],
    ['half of an emoji', 'a\ud83d'],
    ['halves in the wrong order', 'a\udc3b\ud83db'],
  ])('cannot contain %s', (_name, text) => {
    expect(textOf(20, 'Text').safeParse(text).success).toBe(false);
  });

  test('has a maximum length and must be a string', () => {
    expect(textOf(3, 'Bio').safeParse('four').error?.issues[0]?.message).toBe(
      'Bio can have at most 3 characters.',
    );
    expect(textOf(3, 'Bio').safeParse('abc').success).toBe(true);
    expect(textOf(3, 'Bio').safeParse(7).success).toBe(false);
  });

  test('collapses to one line', () => {
    expect(lineOf(20, 'Name').parse(' Asha\n\t Menon ')).toBe('Asha Menon');
  });

  test('loses misleading characters in a line, and keeps joiners', () => {
    expect(lineOf(20, 'Name').parse('Asha \u202eoaR\u202c')).toBe('Asha oaR');
    expect(lineOf(20, 'Name').parse('\u061cAsha\u200f \u200eRao')).toBe('Asha Rao');
    expect(lineOf(20, 'Name').parse('A\u200bsha\u2066\ufeff \u2060 Rao')).toBe('Asha Rao');
    expect(lineOf(20, 'Name').parse('क्\u200dष')).toBe('क्\u200dष');
  });
});
