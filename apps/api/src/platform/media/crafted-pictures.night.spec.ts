import { limits, type PictureType } from '@aranya/contracts';
import sharp from 'sharp';
import {
  animatedGif,
  animatedPng,
  blackPng,
  compressedChunk,
  cleaningOutcome,
} from './crafted-pictures.testing';
import { decodePicture } from './decode-picture';
import { cleanPicture } from './pictures';

const SIDE = limits.imageSide;
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#283' } });

/** Writes other sides into the header of a picture of 64 × 48. */
async function withSides(format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif', width: number, height: number) {
  const bytes = await plain(64, 48)[format]().toBuffer();
  switch (format) {
    case 'jpeg': {
      const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
      bytes.writeUInt16BE(height, frame + 5);
      bytes.writeUInt16BE(width, frame + 7);
      return bytes;
    }
    case 'png':
      return blackPng(width, height);
    case 'webp':
      bytes.writeUInt16LE(width, 26);
      bytes.writeUInt16LE(height, 28);
      return bytes;
    case 'gif':
      for (const at of [6, bytes.indexOf(0x2c, 13) + 5]) {
        bytes.writeUInt16LE(width, at);
        bytes.writeUInt16LE(height, at + 2);
      }
      return bytes;
    case 'avif': {
      const size = bytes.indexOf('ispe') + 8;
      bytes.writeUInt32BE(width, size);
      bytes.writeUInt32BE(height, size + 4);
      return bytes;
    }
  }
}

describe('sides', () => {
  test.each([
    ['png', 1, 40_000_000, '413 too_large'],
    ['png', 40_000_000, 1, '413 too_large'],
    ['png', 1, SIDE + 1, '413 too_large'],
    ['jpeg', 65_500, 8, '413 too_large'],
    ['jpeg', 8, 65_500, '413 too_large'],
    ['gif', 1, 65_535, '413 too_large'],
    ['gif', 65_535, 65_535, '413 too_large'],
    // A WebP has at most 14 bits for a side; other sizes than the real one are damaged.
    ['webp', 16_383, 16_383, '413 too_large'],
    ['webp', 1, 16_383, '415 unsupported_media'],
    // The decoder itself refuses what AV1 does not allow.
    ['avif', 1, 4_000_000_000, '415 unsupported_media'],
    ['avif', 1, 65_000, '413 too_large'],
  ] as const)('refuses a %s of %i × %i', async (format, width, height, expected) => {
    expect(await cleaningOutcome(await withSides(format, width, height))).toBe(expected);
  });

  test('says which sides are possible', async () => {
    const refused = cleanPicture({ bytes: blackPng(1, 40_000_000), name: 'line.png' }, 'asha');
    await expect(refused).rejects.toMatchObject({
      message: '“line.png” is too long (1 × 40000000 pixels). A side can have at most 30000 pixels.',
    });
  });

  test('takes a panorama and the longest side', async () => {
    expect(await cleaningOutcome(await plain(20_000, 1_900).jpeg().toBuffer())).toBe('2048x194');
    expect(await cleaningOutcome(blackPng(1, SIDE))).toBe('1x2048');
  });
});

describe('the deadline', () => {
  const request = {
    kind: 'picture' as const,
    type: 'image/png' as PictureType,
    maxPixels: limits.imagePixels,
    maxSide: Number.MAX_SAFE_INTEGER,
    longestSide: 2_048,
    quality: 82,
  };
  const processes = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

  test('ends a decoder that would take seconds, and its process', async () => {
    const text = compressedChunk('zTXt', 40_000_000);
    const bombs = [
      blackPng(1, 40_000_000),
      blackPng(10, 10, { before: Array.from({ length: 300 }, () => text) }),
    ];
    for (const bytes of bombs) {
      const start = performance.now();
      expect(await decodePicture({ ...request, bytes }, 'asha', 1_000)).toEqual({ failure: 'too_slow' });
      expect(performance.now() - start).toBeLessThan(5_000);
    }
    while (processes() > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  test('leaves a decoder alone that is in time', async () => {
    const bytes = blackPng(30, 20);
    expect(await decodePicture({ ...request, bytes }, 'asha', 60_000)).toMatchObject({
      width: 30,
      height: 20,
    });
  });
});

test('the other account is served before the flood is over', async () => {
  const finished: string[] = [];
  const publish = (accountId: string, bytes: Buffer) =>
    cleanPicture({ bytes }, accountId).then(() => finished.push(accountId));
  const slow = blackPng(5_000, 5_000);
  const flood = Array.from({ length: 8 }, () => publish('asha', slow));
  await expect(cleanPicture({ bytes: slow }, 'asha')).rejects.toMatchObject({
    status: 429,
    headers: { 'retry-after': '5' },
  });
  await publish('bikram', blackPng(20, 20));
  expect(finished.filter((accountId) => accountId === 'asha').length).toBeLessThan(3);
  await Promise.all(flood);
});

describe('costly pictures end within the bound', () => {
  test.each([
    [
      'a deep interlaced PNG',
      () => blackPng(6_324, 6_324, { bits: 16, channels: 4, interlaced: true }),
      '2048x2048',
    ],
    ['a PNG of 4,000 frames', () => animatedPng(500, 4_000), '500x500'],
    ['a GIF of 500,000 frames', () => animatedGif(10, 500_000), '10x10'],
    [
      'text that expands to 300 MB',
      () => blackPng(10, 10, { before: [compressedChunk('zTXt', 3e8)] }),
      '10x10',
    ],
    [
      'international text of 300 MB',
      () => blackPng(10, 10, { before: [compressedChunk('iTXt', 3e8)] }),
      '10x10',
    ],
    [
      'a colour profile of 300 MB',
      () => blackPng(10, 10, { before: [compressedChunk('iCCP', 3e8)] }),
      '10x10',
    ],
  ])('%s', async (_, make, expected) => {
    // A busy machine may reach the deadline of the decoder first.
    expect([expected, '413 too_large']).toContain(await cleaningOutcome(make()));
  });
});
