import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/**
 * Packs the picture once for several palettes.
 * @param pixels positions in the palette
 * @param colours at most 256
 */
export function indexedPng(
  size: number,
  pixels: Uint8Array,
  colours: number,
): (palette: Uint8Array) => Buffer {
  const bits = colours <= 2 ? 1 : colours <= 4 ? 2 : colours <= 16 ? 4 : 8;
  const bytes = (size * bits) / 8;
  const rows = Buffer.alloc(size * (bytes + 1));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = y * (bytes + 1) + 1 + ((x * bits) >> 3);
      rows[at] = (rows[at] as number) | ((pixels[y * size + x] as number) << (8 - bits - ((x * bits) & 7)));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([bits, 3], 8);
  const [head, data, end] = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ];
  return (palette) => Buffer.concat([SIGNATURE, head, chunk('PLTE', palette), data, end]);
}
