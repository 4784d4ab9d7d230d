import { toSlug } from './slug';

test('a slug is made of the name', () => {
  expect(toSlug('Lion-tailed Macaque')).toBe('lion-tailed-macaque');
  expect(toSlug('Blackbuck National Park, Velavadar')).toBe('blackbuck-national-park-velavadar');
});
