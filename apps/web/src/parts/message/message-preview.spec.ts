import { isUnread, previewLine, messagePreview, toastPreview, UNREAD_BADGE } from './message-preview';

test('a sender is unread until their latest message is seen; the badge is 1', () => {
  expect(isUnread({ seen: false })).toBe(true);
  expect(isUnread({ seen: true })).toBe(false);
  expect(UNREAD_BADGE).toBe('1');
});

test('a message without text reads Media', () => {
  expect(messagePreview({ text: 'An owl' })).toBe('An owl');
  expect(messagePreview({ text: '' })).toBe('Media');
  expect(toastPreview({ text: '' })).toBe('Media');
});

test('own messages begin with You', () => {
  expect(previewLine({ text: 'An owl', mine: true })).toBe('You: An owl');
  expect(previewLine({ text: '', mine: true })).toBe('You: Media');
  expect(previewLine({ text: 'An owl', mine: false })).toBe('An owl');
});

test.each([
  ['x'.repeat(50), 'x'.repeat(50)],
  ['x'.repeat(51), 'x'.repeat(50)],
  ['🦉'.repeat(60), '🦉'.repeat(50)],
])('a toast shows the first 50 characters, none of them cut in two', (text, shown) => {
  expect(toastPreview({ text })).toBe(shown);
});
