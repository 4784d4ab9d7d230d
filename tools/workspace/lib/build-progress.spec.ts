import { readProgress, tellProgress } from './build-progress.mjs';

describe('what is told of a build', () => {
  test.each([
    ['> nx run artwork:build', { step: 'Drawing the pictures.' }],
    ['\u001B[2m> \u001B[22m\u001B[2mnx run\u001B[22m web:build', { step: 'Building the site.' }],
    ['> nx run something:else', { step: 'Running something:else.' }],
    ['> nx run artwork:build  [local cache]', {}],
    ['> nx run artwork:build  [existing outputs match the cache, left as is]', {}],
    ['artwork: Drew 100 of 828 pictures.', { count: 'Drew 100 of 828 pictures.' }],
    ['\u001B[35mweb:\u001B[39m Prerendered 40 of 230 pages.', { count: 'Prerendered 40 of 230 pages.' }],
    ['Drew all 828 pictures in 33.4 s.', {}],
    ['web: ✓ built in 9.59s', {}],
    ['', {}],
  ])('%j', (line, told) => expect(readProgress(line)).toEqual(told));
});

describe('a long step', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('says every ten seconds that it goes on, and not after the end', async () => {
    const told: string[] = [];
    async function* lines() {
      yield '> nx run artwork:build';
      await jest.advanceTimersByTimeAsync(9_000);
      yield 'artwork: Drew 100 of 828 pictures.';
      await jest.advanceTimersByTimeAsync(21_000);
    }
    await tellProgress(lines(), (line) => told.push(line));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual([
      'Drawing the pictures.',
      'Drew 100 of 828 pictures.',
      'Still drawing the pictures, after 19 s.',
      'Still drawing the pictures, after 29 s.',
    ]);
  });
});
