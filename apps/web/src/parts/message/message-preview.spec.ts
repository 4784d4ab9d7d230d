import { isUnread, lineOf, previewOf, toastPreviewOf, UNREAD_BADGE } from './message-preview';

test('a sender is unread until their latest message is seen; the badge is 1', () => {
  expect(isUnread({ seen: false })).toBe(true);
  expect(isUnread({ seen: true })).toBe(false);
  expect(UNREAD_BADGE).toBe('1');
});

test('a message without text reads Media', () => {
  expect(previewOf({ text: 'An owl' })).toBe('An owl');
  expect(previewOf({ text: '' })).toBe('Media');
  expect(toastPreviewOf({ text: '' })).toBe('Media');
});

test('own messages begin with You', () => {
  expect(lineOf({ text: 'An owl', mine: true })).toBe('You: An owl');
  expect(lineOf({ text: '', mine: true })).toBe('You: Media');
  expect(lineOf({ text: 'An owl', mine: false })).toBe('An owl');
});

test.each([
  ['x'.repeat(50), 'x'.repeat(50)],
  ['x'.repeat(51), 'x'.repeat(50)],
  ['🦉'.repeat(60), '🦉'.repeat(50)],
])('a toast shows the first 50 characters, none of them cut in two', (text, shown) => {
  expect(toastPreviewOf({ text })).toBe(shown);
});
