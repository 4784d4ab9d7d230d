import { limits } from '@aranya/contracts';
import { pickPictures } from './picker-rules';

function file(name: string, type = 'image/jpeg', size = 10): File {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
}

const names = (files: File[]) => files.map(({ name }) => name);

describe('pickPictures', () => {
  test('accepts pictures in order', () => {
    const { accepted, refused } = pickPictures([file('a.jpg'), file('b.png', 'image/png')], 0);
    expect(names(accepted)).toEqual(['a.jpg', 'b.png']);
    expect(refused).toEqual([]);
  });

  test.each([
    [file('notes.pdf', 'application/pdf'), 'notes.pdf is not a picture.'],
    [file('unknown', ''), 'unknown is not a picture.'],
    [
      file('logo.svg', 'image/svg+xml'),
      'logo.svg cannot be used here. Choose a JPEG, PNG, WebP, GIF or AVIF picture.',
    ],
    [file('huge.jpg', 'image/jpeg', limits.imageBytes + 1), 'huge.jpg is larger than 16 MB.'],
    [file('none.jpg', 'image/jpeg', 0), 'none.jpg is empty.'],
  ])('refuses what is no picture, unreadable, too large or empty, in words', (wrong, sentence) => {
    const { accepted, refused } = pickPictures([wrong, file('good.jpg')], 0);
    expect(names(accepted)).toEqual(['good.jpg']);
    expect(refused).toEqual([sentence]);
  });

  test('exactly 16 MB is not too large', () => {
    expect(pickPictures([file('just.jpg', 'image/jpeg', limits.imageBytes)], 0).refused).toEqual([]);
  });

  test('accepts ten in total', () => {
    const { accepted, refused } = pickPictures([file('c.jpg'), file('d.jpg'), file('e.jpg')], 8);
    expect(names(accepted)).toEqual(['c.jpg', 'd.jpg']);
    expect(refused).toEqual(['A post can have at most 10 pictures.']);
    expect(pickPictures([file('f.jpg')], 10).accepted).toEqual([]);
  });

  test('a refused file does not count', () => {
    const chosen = [file('x.txt', 'text/plain'), ...['a', 'b', 'c', 'd'].map((name) => file(name))];
    expect(pickPictures(chosen, 0).accepted).toHaveLength(4);
    expect(pickPictures(chosen, 0).refused).toEqual(['x.txt is not a picture.']);
  });
});
