import sharp from 'sharp';

export const png = (document: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(document), { density: Math.max(72, (72 * side) / 64) })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Crops a picture to a square PNG. */
export const squarePng = (document: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(document))
    .resize(side, side, { fit: 'cover' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An ICO file of PNG pictures: side in pixels, bytes. */
export function ico(pictures: readonly (readonly [side: number, bytes: Buffer])[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(([side, bytes], i) => {
    const entry = 6 + 16 * i;
    head.writeUInt8(side % 256, entry);
    head.writeUInt8(side % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(bytes.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  });
  return Buffer.concat([head, ...pictures.map(([, bytes]) => bytes)]);
}
