import fc from 'fast-check';
import sharp from 'sharp';
import { hostileText } from './hostile';

export interface Part {
  name: string;
  fileName?: string;
  type?: string;
  bytes: Buffer;
}

interface Multipart {
  contentType: string;
  body: Buffer;
}

const BOUNDARY = 'fuzz-7f3a';

const quote = (text: string) => text.replace(/[\r\n"]/g, (one) => encodeURIComponent(one));

function partHeaders({ name, fileName, type }: Part): string {
  const file = fileName === undefined ? '' : `; filename="${quote(fileName)}"`;
  const lines = [`content-disposition: form-data; name="${quote(name)}"${file}`];
  if (type !== undefined) lines.push(`content-type: ${type}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

export function encode(parts: readonly Part[], boundary = BOUNDARY): Multipart {
  const chunks = parts.flatMap((part) => [
    Buffer.from(`--${boundary}\r\n${partHeaders(part)}`),
    part.bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

export const brokenMultipart: fc.Arbitrary<Multipart> = fc
  .record({
    damage: fc.constantFrom(
      ...([
        'cut',
        'noEnd',
        'otherBoundary',
        'noDisposition',
        'noName',
        'noise',
        'empty',
        'many',
        'longName',
      ] as const),
    ),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    text: hostileText,
  })
  .map(({ damage, at, text }) => {
    const whole = encode([
      { name: 'content', bytes: Buffer.from(text) },
      { name: 'images', fileName: 'a.png', type: 'image/png', bytes: Buffer.from('not a picture') },
    ]);
    const raw = (body: string | Buffer): Multipart => ({ ...whole, body: Buffer.from(body) });
    switch (damage) {
      case 'cut':
        return raw(whole.body.subarray(0, Math.floor(whole.body.length * at)));
      case 'noEnd':
        return raw(whole.body.subarray(0, -`--${BOUNDARY}--\r\n`.length));
      case 'otherBoundary':
        return { ...whole, contentType: 'multipart/form-data; boundary=other' };
      case 'noDisposition':
        return raw(
          `--${BOUNDARY}\r\ncontent-type: text/plain\r\n\r\n${text.repeat(2000).slice(0, 150_000)}\r\n--${BOUNDARY}--\r\n`,
        );
      case 'noName':
        return raw(`--${BOUNDARY}\r\ncontent-disposition: form-data\r\n\r\n${text}\r\n--${BOUNDARY}--\r\n`);
      case 'noise':
        return raw(Buffer.concat([Buffer.from(text), whole.body, Buffer.from(text)]));
      case 'empty':
        return raw('');
      case 'many':
        return encode(
          Array.from({ length: 40 }, (_, index) => ({ name: `f${index}`, bytes: Buffer.from('x') })),
        );
      case 'longName':
        return encode([{ name: 'n'.repeat(5000), bytes: Buffer.from(text) }]);
    }
  });

export async function makePictures(): Promise<{ valid: Part['bytes'][]; crafted: Part['bytes'][] }> {
  const image = () => sharp({ create: { width: 9, height: 7, channels: 3, background: '#2a7f4f' } });
  const [png, jpeg, webp, gif, avif] = await Promise.all([
    image().png().toBuffer(),
    image().jpeg().toBuffer(),
    image().webp().toBuffer(),
    image().gif().toBuffer(),
    image().avif({ effort: 0 }).toBuffer(),
  ]);
  const valid = [png, jpeg, webp, gif, avif];
  const huge = Buffer.from(png);
  huge.writeUInt32BE(0x7fff_ffff, 16);
  const thin = Buffer.from(png);
  thin.writeUInt32BE(1, 16);
  thin.writeUInt32BE(40_000_000, 20);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>');
  const cut = valid.map((bytes) => bytes.subarray(0, Math.floor(bytes.length / 2)));
  const heads = valid.map((bytes) => bytes.subarray(0, 16));
  const others = ['', 'GIF89a', '%PDF-1.4', '\x89PNG\r\n\x1a\n', 'RIFF\x00\x00\x00\x00WEBP', 'PK\x03\x04'];
  return {
    valid,
    crafted: [huge, thin, svg, ...cut, ...heads, ...others.map((text) => Buffer.from(text, 'latin1'))],
  };
}
