import { sampleId, sampleChatMessage } from '../../../testing/samples';
import { chatEntries, type OutgoingMessage } from './chat-entries';

const me = sampleId(901);
// Local times make the expectations hold in every time zone.
const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).toISOString();
const says = (number: number, createdAt: string, mine = false, seen = false) =>
  sampleChatMessage(number, { mine, createdAt, seen });
const outgoing = (number: number, state: 'sending' | 'failed' = 'sending'): OutgoingMessage => ({
  clientId: sampleId(10_000 + number),
  text: `Message ${number}`,
  writtenAt: Date.parse(at(2, 10)),
  state,
  reason: '',
  picture: null,
});

test('a day begins with its first message', () => {
  const entries = chatEntries([says(1, at(1, 23, 59)), says(2, at(2, 0, 1)), says(3, at(2, 0, 2))], [], me);
  expect(entries.map(({ newDay }) => newDay)).toEqual([true, true, false]);
});

test('a group ends with the other side, another day, or a pause of more than five minutes', () => {
  const entries = chatEntries(
    [
      says(1, at(1, 9)),
      says(2, at(1, 9, 5)),
      says(3, at(1, 9, 6), true),
      says(4, at(1, 9, 12), true),
      says(5, at(2, 9), true),
    ],
    [],
    me,
  );
  expect(entries.map(({ first, last }) => [first, last])).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [true, true],
    [true, true],
  ]);
});

test('Seen is below the last seen message, Sent below the last one', () => {
  const entries = chatEntries(
    [
      says(1, at(1, 9), true, true),
      says(2, at(1, 9), true, true),
      says(3, at(1, 9), true),
      says(4, at(1, 9)),
    ],
    [],
    me,
  );
  expect(entries.map(({ receipt }) => receipt)).toEqual([null, 'Seen', 'Sent', null]);
});

test('unsent messages are last and keep their keys', () => {
  const before = chatEntries([says(1, at(1, 9))], [outgoing(2), outgoing(3, 'failed')], me);
  expect(before.map(({ state }) => state)).toEqual(['there', 'sending', 'failed']);
  const after = chatEntries([says(1, at(1, 9)), says(2, at(2, 10), true)], [], me);
  expect(after[1]?.key).toBe(before[1]?.key);
});
