import { sampleId, sampleChatMessage } from '../../testing/samples';
import { mergeChat, noChanges, withDeleted, withMessage, withSeen } from './chat-changes';

const me = sampleId(901);
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();
const numbers = (messages: { seq: number }[]) => messages.map(({ seq }) => seq);

test('has each message once, by sequence number', () => {
  const history = [3, 4, 1, 2].map((number) => sampleChatMessage(number));
  const changes = [5, 4, 6, 5].reduce(
    (before, number) => withMessage(before, sampleChatMessage(number)),
    noChanges,
  );
  expect(numbers(mergeChat(history, changes, me))).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a message that arrives during an older request stays', () => {
  const changes = withMessage(noChanges, sampleChatMessage(2));
  expect(numbers(mergeChat([sampleChatMessage(1)], changes, me))).toEqual([1, 2]);
  expect(numbers(mergeChat([sampleChatMessage(1), sampleChatMessage(2)], changes, me))).toEqual([1, 2]);
});

test('the history has the newer picture address', () => {
  const changes = withMessage(noChanges, sampleChatMessage(1, { media_url: '/old' }));
  expect(mergeChat([sampleChatMessage(1, { media_url: '/new' })], changes, me)[0]?.media_url).toBe('/new');
});

test('a deleted message stays deleted when it arrives again', () => {
  const changes = withMessage(
    withDeleted(withDeleted(noChanges, sampleId(1)), sampleId(2)),
    sampleChatMessage(2),
  );
  expect(numbers(mergeChat([sampleChatMessage(1), sampleChatMessage(3)], changes, me))).toEqual([3]);
});

test('marks own messages as seen up to a time, and never as unseen', () => {
  const history = [
    sampleChatMessage(1, { mine: true, createdAt: at(1) }),
    sampleChatMessage(2, { mine: true, createdAt: at(2) }),
    sampleChatMessage(3, { createdAt: at(1) }),
    sampleChatMessage(4, { mine: true, createdAt: at(3) }),
  ];
  const changes = withSeen(withSeen(noChanges, at(2)), at(1));
  expect(mergeChat(history, changes, me).map(({ seen }) => seen)).toEqual([true, true, false, false]);
});

test('a repeated change has no effect', () => {
  const once = withSeen(withDeleted(withMessage(noChanges, sampleChatMessage(1)), sampleId(2)), at(1));
  expect(withMessage(once, sampleChatMessage(1))).toBe(once);
  expect(withDeleted(once, sampleId(2))).toBe(once);
  expect(withSeen(once, at(1))).toBe(once);
});
