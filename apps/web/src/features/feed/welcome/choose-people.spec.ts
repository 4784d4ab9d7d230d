import type { Relationship } from '@aranya/contracts';
import { samplePerson } from '../../../testing/samples';
import { choosePeople } from './choose-people';

const about = (number: number, bio: string, relation: Partial<Relationship> = {}) =>
  samplePerson(number, { bio, relation: { ...samplePerson(number).relation, ...relation } });
const numbers = (people: ReturnType<typeof choosePeople>) => people.map(({ username }) => username.slice(-1));

test('one of each search in turn, each person once', () => {
  const tigers = [about(1, 'Photographs tigers'), about(2, 'Tiger maps')];
  const birds = [about(1, 'Photographs tigers and birds'), about(3, 'Birds')];
  const found = [
    { word: 'tiger', users: tigers },
    { word: 'bird', users: birds },
  ];
  expect(numbers(choosePeople(found, [about(4, '')]))).toEqual(['1', '2', '3']);
});

test('suggestions fill up', () => {
  const found = [{ word: 'tiger', users: [about(1, 'Tigers')] }];
  expect(numbers(choosePeople(found, [about(1, ''), about(2, ''), about(3, ''), about(4, '')]))).toEqual([
    '1',
    '2',
    '3',
  ]);
});

test('similar words do not count', () => {
  const found = [{ word: 'tiger', users: [about(1, 'Tidal pools')] }];
  expect(numbers(choosePeople(found, [about(2, '')]))).toEqual(['2']);
});

test.each([{ is_self: true }, { blocked: true }, { follows: true }, { followed_by: true }])(
  'never somebody who is %j',
  (relation) => {
    expect(choosePeople([{ word: 'tiger', users: [about(1, 'Tigers', relation)] }], [])).toEqual([]);
  },
);
