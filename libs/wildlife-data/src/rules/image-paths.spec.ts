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
    expect(imageFaults('animals', gaur, '/artwork/parks/gaur.svg')).toEqual([
      "Gaur: '/artwork/parks/gaur.svg' is not its picture",
    ]);
    expect(imageFaults('animals', gaur, '/artwork/animals/gaur.png')).toHaveLength(1);
    expect(imageFaults('animals', gaur, 'artwork/animals/gaur.svg')).toHaveLength(1);
    expect(imageFaults('animals', { ...gaur, slug: 'bison' }, '/artwork/animals/bison.svg')).toEqual([
      "Gaur: the slug 'bison' is not of the name",
    ]);
    expect(imageFaults('animals', { name: 'Ñandú', slug: 'and' }, '/artwork/animals/and.svg')).toEqual([]);
  });

  test.each(['', '-gaur', 'gaur-', 'indian--gaur', 'Gaur'])('finds that %j is no slug', (slug) =>
    expect(imageFaults('animals', { name: 'Gaur', slug }, `/artwork/animals/${slug}.svg`)).toEqual([
      `Gaur: the slug '${slug}' is not of the name`,
      `Gaur: '${slug}' is no slug`,
    ]),
  );

  test('animals', () => {
    expect(animalIndex.flatMap((animal) => imageFaults('animals', animal, animal.image))).toEqual([]);
  });

  test('parks', () => {
    expect(parks.flatMap((park) => imageFaults('parks', park, park.images))).toEqual([]);
  });
});
