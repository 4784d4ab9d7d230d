import { Bag } from './bag';

it('holds what was added and not deleted', () => {
  const bag = new Bag<string>();
  for (const item of ['a', 'b', 'c', 'd']) bag.add(item);
  expect([bag.delete('b'), bag.delete('d'), bag.delete('b')]).toEqual([true, true, false]);
  expect([...bag].sort()).toEqual(['a', 'c']);
  bag.clear();
  expect([[...bag], bag.delete('a')]).toEqual([[], false]);
});
