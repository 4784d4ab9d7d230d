import { animalIndex } from '../animals/animal-index';
import { parks } from '../parks/parks';
import { slugOf } from '../text/slug';
import { imageFaults } from './image-paths';

describe('pictures have their addresses', () => {
  test('a slug is made of the name', () => {
    expect(slugOf('Lion-tailed Macaque')).toBe('lion-tailed-macaque');
    expect(slugOf('Blackbuck National Park, Velavadar')).toBe('blackbuck-national-park-velavadar');
  });

  test('finds another folder, another slug and another ending', () => {
    const gaur = { name: 'Gaur', slug: 'gaur' };
    expect(imageFaults('animals', gaur, '/artwork/animals/gaur.svg')).toEqual([]);
    expect(imageFaults('animals', gaur, '/artwork/parks/gaur.svg')).toHaveLength(1);
    expect(imageFaults('animals', gaur, '/artwork/animals/gaur.png')).toHaveLength(1);
    expect(imageFaults('animals', gaur, 'artwork/animals/gaur.svg')).toHaveLength(1);
    expect(imageFaults('animals', { ...gaur, slug: 'bison' }, '/artwork/animals/bison.svg')).toHaveLength(1);
    expect(imageFaults('animals', { name: 'Ñandú', slug: 'and' }, '/artwork/animals/and.svg')).toEqual([]);
  });

  test('animals', () => {
    expect(animalIndex.flatMap((animal) => imageFaults('animals', animal, animal.image))).toEqual([]);
  });

  test('parks', () => {
    expect(parks.flatMap((park) => imageFaults('parks', park, park.images))).toEqual([]);
  });
});
