import { contactSummary, formatMessages } from './message-text';

const createdAt = new Date('2026-01-31T09:30:00.000Z');

test('prints each message indented under its time and sender', () => {
  expect(
    formatMessages([
      { id: 'id-1', name: 'Meera', email: 'meera@example.org', message: 'Two\n\nlines', createdAt },
      { id: 'id-2', name: 'Ravi', email: 'ravi@example.org', message: 'One', createdAt },
    ]),
  ).toBe(
    [
      '2026-01-31T09:30:00.000Z  Meera <meera@example.org>',
      'id-1',
      '    Two',
      '',
      '    lines',
      '',
      '2026-01-31T09:30:00.000Z  Ravi <ravi@example.org>',
      'id-2',
      '    One',
    ].join('\n'),
  );
});

test('replaces control characters and keeps joiners', () => {
  const text = formatMessages([
    {
      id: 'id',
      name: 'a\u009b2J',
      email: 'x@example.org',
      message: 'b\u001b[2Jc\u202ed क्\u200dष',
      createdAt,
    },
  ]);
  expect(text).toContain('a�2J');
  expect(text).toContain('b�[2Jc�d क्\u200dष');
});

test.each([
  [0, 0, 'No messages yet.'],
  [1, 1, '1 message.'],
  [3, 3, '3 messages, newest first.'],
  [2, 5, 'The newest 2 of 5 messages. --limit=5 shows all.'],
])('summarizes %i of %i messages', (shown, total, words) => {
  expect(contactSummary(shown, total)).toBe(words);
});
