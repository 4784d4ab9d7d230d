import { similarSpecies } from './similar-species';

test.each([
  ['Nilgiri Langur', 'Hanuman Langur'],
  ['Bengal Tigr', 'Bengal Tiger'],
  ['Cuon alpinis', 'Dhole'],
])('%s is like %s', (name, similar) => {
  expect(similarSpecies(name).join('\n')).toContain(`  ${similar} (`);
});

test('a name like no other has none', () => {
  expect(similarSpecies('Okapi')).toEqual([]);
});
