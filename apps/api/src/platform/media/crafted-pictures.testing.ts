import { crc32, deflateSync } from 'node:zlib';
import { AppError } from '../plugins/errors';
import { cleanPicture } from './pictures';

interface PngOptions {
  bits?: 1 | 8 | 16;
  channels?: 1 | 4;
  interlaced?: boolean;
  before?: readonly Buffer[];
  after?: readonly Buffer[];
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
}

/** Black, and therefore small. */
export function blackPng(
  width: number,
  height: number,
  { bits = 8, channels = 1, interlaced = false, before = [], after = [] }: PngOptions = {},
): Buffer {
  const settings = Buffer.from([bits, channels === 1 ? 0 : 6, 0, 0, interlaced ? 1 : 0]);
  // Interlacing adds at most a row and a byte for each pass.
  const bytes = (Math.ceil((width * channels * bits) / 8) + 1 + 7) * (height + 14);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', Buffer.concat([uint32(width), uint32(height), settings])),
    ...before,
    pngChunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: 9 })),
    ...after,
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A `zTXt`, `iTXt` or `iCCP` chunk that expands to zeros. */
export function compressedChunk(type: 'zTXt' | 'iTXt' | 'iCCP', expandedBytes: number): Buffer {
  const head = { zTXt: 'Comment\0\0', iTXt: 'Comment\0\x01\0\0\0', iCCP: 'profile\0\0' }[type];
  const packed = deflateSync(Buffer.alloc(expandedBytes), { level: 9 });
  return pngChunk(type, Buffer.concat([Buffer.from(head, 'latin1'), packed]));
}

export function animatedPng(side: number, frames: number): Buffer {
  const control = Buffer.alloc(26);
  control.writeUInt32BE(side, 4);
  control.writeUInt32BE(side, 8);
  const pixels = deflateSync(Buffer.alloc((side + 1) * side), { level: 9 });
  const frame = [pngChunk('fcTL', control), pngChunk('fdAT', Buffer.concat([uint32(0), pixels]))];
  return blackPng(side, side, {
    before: [pngChunk('acTL', Buffer.concat([uint32(frames), uint32(0)]))],
    after: Array.from({ length: frames }, () => frame).flat(),
  });
}

export function animatedGif(side: number, frames: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\xf0\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(side, 6);
  head.writeUInt16LE(side, 8);
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex');
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Beyond cleanPicture's limit, as a machine may be busy. */
const BOUND_MS = 30_000;

/** A size such as `300x200`, or the refusal's status and code. */
export async function cleaningOutcome(bytes: Buffer): Promise<string> {
  const start = performance.now();
  const outcome = await cleanPicture({ bytes }, 'asha').then(
    ({ width, height }) => `${width}x${height}`,
    (error: unknown) => (error instanceof AppError ? `${error.status} ${error.code}` : String(error)),
  );
  expect(performance.now() - start).toBeLessThan(BOUND_MS);
  return outcome;
}
