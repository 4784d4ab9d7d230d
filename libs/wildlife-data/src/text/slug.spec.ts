import { slugOf } from './slug';

test('a slug is made of the name', () => {
  expect(slugOf('Lion-tailed Macaque')).toBe('lion-tailed-macaque');
  expect(slugOf('Blackbuck National Park, Velavadar')).toBe('blackbuck-national-park-velavadar');
});
