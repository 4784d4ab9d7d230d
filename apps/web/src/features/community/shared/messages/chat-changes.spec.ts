import { idOf, sampleChatMessage } from '../testing/samples';
import { mergeChat, noChanges, withDeleted, withMessage, withSeen } from './chat-changes';

const me = idOf(901);
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();
const numbers = (messages: { seq: number }[]) => messages.map(({ seq }) => seq);

test('each message once, in the order of the sequence, wherever it came from', () => {
  const history = [3, 4, 1, 2].map((number) => sampleChatMessage(number));
  const changes = [5, 4, 6, 5].reduce(
    (before, number) => withMessage(before, sampleChatMessage(number)),
    noChanges,
  );
  expect(numbers(mergeChat(history, changes, me))).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a message that came while an older answer was under way stays', () => {
  const changes = withMessage(noChanges, sampleChatMessage(2));
  expect(numbers(mergeChat([sampleChatMessage(1)], changes, me))).toEqual([1, 2]);
  expect(numbers(mergeChat([sampleChatMessage(1), sampleChatMessage(2)], changes, me))).toEqual([1, 2]);
});

test('the younger address of a picture is that of the history', () => {
  const changes = withMessage(noChanges, sampleChatMessage(1, { media_url: '/old' }));
  expect(mergeChat([sampleChatMessage(1, { media_url: '/new' })], changes, me)[0]?.media_url).toBe('/new');
});

test('what was deleted is gone from both, also where it comes again', () => {
  const changes = withMessage(withDeleted(withDeleted(noChanges, idOf(1)), idOf(2)), sampleChatMessage(2));
  expect(numbers(mergeChat([sampleChatMessage(1), sampleChatMessage(3)], changes, me))).toEqual([3]);
});

test('seen reaches one’s own messages up to its time, never back', () => {
  const history = [
    sampleChatMessage(1, { mine: true, createdAt: at(1) }),
    sampleChatMessage(2, { mine: true, createdAt: at(2) }),
    sampleChatMessage(3, { createdAt: at(1) }),
    sampleChatMessage(4, { mine: true, createdAt: at(3) }),
  ];
  const changes = withSeen(withSeen(noChanges, at(2)), at(1));
  expect(mergeChat(history, changes, me).map(({ seen }) => seen)).toEqual([true, true, false, false]);
});

test('the same twice changes nothing', () => {
  const once = withSeen(withDeleted(withMessage(noChanges, sampleChatMessage(1)), idOf(2)), at(1));
  expect(withMessage(once, sampleChatMessage(1))).toBe(once);
  expect(withDeleted(once, idOf(2))).toBe(once);
  expect(withSeen(once, at(1))).toBe(once);
});
