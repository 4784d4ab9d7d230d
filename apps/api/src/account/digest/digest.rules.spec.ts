import { roster } from '@aranya/wildlife-data';
import { animalOfTheWeek, firstLine, firstSentence, pickPosts } from './digest.rules';

const by = (...authors: string[]) => authors.map((author_id, at) => ({ author_id, at }));

test.each([
  [
    ['a', 'a', 'a', 'a', 'b'],
    [0, 1, 2, 3, 4],
  ],
  [
    ['a', 'a', 'a', 'a', 'a', 'a', 'b', 'c'],
    [0, 1, 2, 6, 7],
  ],
  [
    ['a', 'b', 'c', 'd', 'e', 'f'],
    [0, 1, 2, 3, 4],
  ],
  [[], []],
])('of posts by %j it takes %j', (authors, taken) => {
  expect(pickPosts(by(...authors)).map(({ at }) => at)).toEqual(taken);
});

test.each([
  ['\n  A  heron \nby the lake', 'A heron'],
  ['', ''],
  [' \r\n ', ''],
  ['🐅'.repeat(141), `${'🐅'.repeat(139)}…`],
  ['x'.repeat(140), 'x'.repeat(140)],
])('the first line of %j', (text, line) => {
  expect(firstLine(text)).toBe(line);
});

test('each animal has its week, one after another', () => {
  const first = Date.parse('2026-11-28');
  const weeks = roster.map((_animal, week) => new Date(first + week * 7 * 86_400_000).toISOString());
  const animals = weeks.map((week) => animalOfTheWeek(week.slice(0, 10)));
  expect(new Set(animals).size).toBe(roster.length);
  expect(animalOfTheWeek('2026-11-28')).toBe(animals[0]);
});

test.each([
  ['It sleeps by day. It hunts at night.', 'It sleeps by day.'],
  ['Adults weigh 2.5 kg. They fly.', 'Adults weigh 2.5 kg.'],
  ['One only', 'One only'],
])('the first sentence of %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
