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

/** A small PNG that claims 50,000 by 50,000 pixels. */
export async function hugePromise(): Promise<PictureFile> {
  const buffer = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  buffer.writeUInt32BE(50_000, 16);
  buffer.writeUInt32BE(50_000, 20);
  buffer.writeUInt32BE(crc32(buffer.subarray(12, 29)), 29);
  return { name: 'huge.png', mimeType: 'image/png', buffer };
}

/** Of PNG chunks (ISO 3309, polynomial 0xEDB88320). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
