import { mentionQueryAt, withMentioned } from './mention-query';

test.each([
  ['@', 1, { start: 0, text: '' }],
  ['Thanks @Me', 10, { start: 7, text: 'me' }],
  ['Thanks @me and more', 10, { start: 7, text: 'me' }],
  ['(@me', 4, { start: 1, text: 'me' }],
  ['@मी\u200dर', 5, { start: 0, text: 'मी\u200dर' }],
  ['me@example', 10, null],
  ['@me ', 4, null],
  ['a@', 2, null],
  ['', 0, null],
])('%j with the caret at %i', (text, caret, expected) => {
  expect(mentionQueryAt(text, caret)).toEqual(expected);
});

test('a chosen name replaces what was typed of it, and keeps the rest', () => {
  expect(withMentioned('Hi @me', { start: 3, text: 'me' }, 'meera')).toEqual({
    text: 'Hi @meera ',
    caret: 10,
  });
  expect(withMentioned('Hi @mera, look', { start: 3, text: 'me' }, 'meera')).toEqual({
    text: 'Hi @meera , look',
    caret: 10,
  });
  expect(withMentioned('@मरा।', { start: 0, text: 'म' }, 'मीरा')).toEqual({ text: '@मीरा ।', caret: 6 });
});
