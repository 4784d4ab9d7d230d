import { moveTo } from './picture-order';

const pictures = [...'abcd'].map((id) => ({ id }));
const ids = (id: string, to: number) =>
  moveTo(pictures, id, to)
    .map((one) => one.id)
    .join('');

test.each([
  ['a', 1, 'bacd'],
  ['a', 3, 'bcda'],
  ['d', 0, 'dabc'],
  ['c', 1, 'acbd'],
])('moves %s to %i', (id, to, order) => expect(ids(id, to)).toBe(order));

test.each([
  ['a', -1],
  ['d', 4],
  ['b', 1],
  ['x', 0],
])('moves %s to %i nowhere', (id, to) => expect(moveTo(pictures, id, to)).toBe(pictures));
