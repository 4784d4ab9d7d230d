import { animatedGif, animatedPng, blackPng, compressedChunk, outcomeOf } from './crafted-pictures.testing';

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
    expect([expected, '413 too_large']).toContain(await outcomeOf(make()));
  });
});
