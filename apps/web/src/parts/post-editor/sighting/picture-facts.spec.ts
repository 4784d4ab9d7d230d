import sharp, { type Sharp } from 'sharp';
import { toPictureFacts, readFacts } from './picture-facts';

const TODAY = '2026-11-25';
const taken = (day: string) => toPictureFacts({ DateTimeOriginal: `${day} 08:12:33` }, TODAY).day;
const at = (latitude: unknown, longitude: unknown) => toPictureFacts({ latitude, longitude }, TODAY).point;

test.each([
  ['2026:03:12', '2026-03-12'],
  ['2026:11:25', '2026-11-25'],
])('a picture of %s offers its day', (written, day) => expect(taken(written)).toBe(day));

test.each([
  '2026:11:26',
  '2099:01:01',
  '1970:01:01',
  '1980:01:01',
  '0000:00:00',
  '2026:02:31',
  '    :  :  ',
  'x',
])('the day %s is not offered', (written) => expect(taken(written)).toBeNull());

test('a point is offered to about a metre', () => {
  expect(at(20.248411111, 79.343219999)).toEqual({ lat: 20.24841, lng: 79.34322 });
  expect(at(0, 34.5)).toEqual({ lat: 0, lng: 34.5 });
});

test.each([
  [0, 0],
  [0.001, -0.002],
  [Number.NaN, 79],
  [91, 79],
  [20, 181],
  [undefined, 79],
  ['20', '79'],
])('the point %s, %s is not offered', (lat, lng) => expect(at(lat, lng)).toBeNull());

const jpeg = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#385' } }).jpeg();
const blob = async (picture: Sharp) => new Blob([new Uint8Array(await picture.toBuffer())]);

test('both are read from the file', async () => {
  const picture = jpeg().withExif({
    IFD2: { DateTimeOriginal: '2026:03:12 08:12:33' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '20/1 12/1 0/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '79/1 24/1 0/1',
    },
  });
  expect(await readFacts(await blob(picture), TODAY)).toEqual({
    day: '2026-03-12',
    point: { lat: 20.2, lng: -79.4 },
  });
});

test('a file without them, or of another kind, tells nothing', async () => {
  const nothing = { day: null, point: null };
  expect(await readFacts(await blob(jpeg()), TODAY)).toEqual(nothing);
  expect(await readFacts(await blob(jpeg().png()), TODAY)).toEqual(nothing);
  expect(await readFacts(new Blob(['Hello']), TODAY)).toEqual(nothing);
  expect(await readFacts(new Blob([]), TODAY)).toEqual(nothing);
});
