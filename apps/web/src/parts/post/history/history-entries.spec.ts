import { historyEntries } from './history-entries';

const version = (content: string, replaced_at: string, place_removed = false) => ({
  content,
  replaced_at,
  place_removed,
});

test('an entry shows what changed since the one before, the oldest its whole text', () => {
  expect(
    historyEntries('A grey heron', [version('A heron', '2026-02'), version('A hreon', '2026-01', true)]),
  ).toEqual([
    {
      until: null,
      placeRemoved: false,
      parts: [
        { text: 'A ', kind: 'same' },
        { text: 'grey ', kind: 'added' },
        { text: 'heron', kind: 'same' },
      ],
    },
    {
      until: '2026-02',
      placeRemoved: false,
      parts: [
        { text: 'A ', kind: 'same' },
        { text: 'hreon', kind: 'removed' },
        { text: 'heron', kind: 'added' },
      ],
    },
    { until: '2026-01', placeRemoved: true, parts: [{ text: 'A hreon', kind: 'same' }] },
  ]);
});

test('without versions there is the text of now', () => {
  expect(historyEntries('', [])).toEqual([{ until: null, placeRemoved: false, parts: [] }]);
});
