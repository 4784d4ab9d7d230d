import { randomUUID } from 'node:crypto';
import sharp from 'sharp';

/** For Playwright's setInputFiles. */
export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A JPEG of one random colour; EXIF names camera and place. */
export async function photograph(name: string, width = 640, height = 480): Promise<PictureFile> {
  const [red = 0, green = 0, blue = 0] = Buffer.from(randomUUID().slice(0, 6), 'hex');
  const buffer = await sharp({
    create: { width, height, channels: 3, background: { r: red, g: green, b: blue } },
  })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Field camera' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '20/1 13/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '79/1 20/1 0/1',
      },
    })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
