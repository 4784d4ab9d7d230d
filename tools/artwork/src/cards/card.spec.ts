import { animals, parks } from '@aranya/wildlife-data';
import sharp from 'sharp';
import { artworkFiles } from '../files';
import { CARD_HEIGHT, CARD_WIDTH, cardPanel, wrapLines } from './card';

const files = new Map(artworkFiles().map((file) => [`/${file.path}`, file]));

test('every animal and park has its card under the path that pages give', () => {
  const pictures = [...animals.map(({ image }) => image), ...parks.map(({ images }) => images)];
  const cards = pictures.map((path) =>
    path.replace('/artwork/', '/artwork/cards/').replace(/\.svg$/, '.jpg'),
  );
  expect(cards.filter((path) => !files.has(path))).toEqual([]);
});

test.each(['/artwork/cards/animals/bengal-tiger.jpg', '/artwork/cards/parks/kaziranga-national-park.jpg'])(
  '%s has the size of previews, is light enough, and the same each time',
  async (address) => {
    const bytes = await files.get(address)?.draw();
    if (!Buffer.isBuffer(bytes)) throw new Error('no picture of pixels');
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, format }).toEqual({ width: CARD_WIDTH, height: CARD_HEIGHT, format: 'jpeg' });
    expect(bytes.length).toBeLessThan(250 * 1024);
    expect(bytes.equals(Buffer.from((await files.get(address)?.draw()) ?? ''))).toBe(true);
  },
);

test('titles lose no words, however long', () => {
  const title = 'Great Himalayan Wildlife Sanctuary of the Rose-ringed Parakeets';
  expect(wrapLines(title, 40, 300).join(' ')).toBe(title);
  expect(wrapLines('Incomprehensibilities', 90, 100)).toEqual(['Incomprehensibilities']);
  expect(() => cardPanel({ picture: '<svg viewBox="0 0 4 3"></svg>', title })).not.toThrow();
});
