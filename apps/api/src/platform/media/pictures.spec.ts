import sharp from 'sharp';
import { cleanPicture as clean, LONGEST_SIDE } from './pictures';

const cleanPicture = (source: Parameters<typeof clean>[0], accountId = 'asha') => clean(source, accountId);

/** Differing neighbours make a picture that hardly compresses. */
function grain(width = 300, height = 200, channels: 3 | 4 = 3) {
  const pixels = Buffer.alloc(width * height * channels);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 7919) % 251;
  return sharp(pixels, { raw: { width, height, channels } });
}

const place = {
  IFD0: { Make: 'Trap camera', Copyright: 'Ranger' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '20/1 12/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '79/1 24/1 0/1',
  },
};

const errorFor = async (source: Parameters<typeof cleanPicture>[0]) => {
  const error: unknown = await cleanPicture(source).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  const { code, status, message } = error as { code: string; status: number; message: string };
  return { code, status, message };
};

describe('a stored picture', () => {
  test('has no metadata such as place and camera', async () => {
    const bytes = await grain()
      .jpeg()
      .withExif(place)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Tadoba gate 3</place></x:xmpmeta>')
      .toBuffer();
    const before = await sharp(bytes).metadata();
    expect(before.exif?.toString('latin1')).toContain('Trap camera');
    expect(before.xmp?.toString()).toContain('Tadoba');

    const clean = await cleanPicture({ bytes, declaredType: 'image/jpeg' });
    const after = await sharp(clean.bytes).metadata();
    expect(after).toMatchObject({ format: 'webp', width: 300, height: 200 });
    expect([after.exif, after.xmp, after.iptc, after.icc, after.comments, after.orientation]).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
    const text = clean.bytes.toString('latin1');
    for (const trace of ['EXIF', 'XMP ', 'ICCP', 'GPS', 'Trap camera', 'Tadoba'])
      expect(text).not.toContain(trace);
  });

  test('is turned upright', async () => {
    // Left half red, right half blue; turned a quarter clockwise, red is on top.
    const blue = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#00f' } })
      .png()
      .toBuffer();
    const bytes = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#f00' } })
      .composite([{ input: blue, left: 60, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const clean = await cleanPicture({ bytes });
    expect([clean.width, clean.height]).toEqual([80, 120]);
    const { data, info } = await sharp(clean.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([80, 120]);
    const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    expect(redAt(40, 20)).toBeGreaterThan(200);
    expect(redAt(40, 100)).toBeLessThan(60);
  });

  test('is converted to sRGB', async () => {
    const bytes = await sharp({
      create: { width: 50, height: 50, channels: 3, background: { r: 200, g: 80, b: 60 } },
    })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    expect((await sharp(bytes).metadata()).hasProfile).toBe(true);
    const clean = await cleanPicture({ bytes });
    expect((await sharp(clean.bytes).metadata()).hasProfile).toBe(false);
    const [red = 0, green = 0] = await sharp(clean.bytes).raw().toBuffer();
    expect(Math.abs(red - 200)).toBeLessThanOrEqual(6);
    expect(Math.abs(green - 80)).toBeLessThanOrEqual(6);
  });

  test('is at most 2048 pixels long and never enlarged', async () => {
    const large = await cleanPicture({ bytes: await grain(3000, 1500).jpeg().toBuffer() });
    expect([large.width, large.height]).toEqual([LONGEST_SIDE, LONGEST_SIDE / 2]);
    const small = await cleanPicture({ bytes: await grain(10, 30).png().toBuffer() });
    expect([small.width, small.height]).toEqual([10, 30]);
  });

  test('has the hash of its bytes', async () => {
    const bytes = await grain().jpeg().toBuffer();
    const [one, two] = await Promise.all([cleanPicture({ bytes }), cleanPicture({ bytes })]);
    const other = await cleanPicture({ bytes: await grain(301).jpeg().toBuffer() });
    expect(one.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(two.hash).toBe(one.hash);
    expect(other.hash).not.toBe(one.hash);
  });

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('%s is read', async (format) => {
    const clean = await cleanPicture({
      bytes: await grain()[format]().toBuffer(),
      declaredType: `image/${format}`,
    });
    expect([clean.width, clean.height]).toEqual([300, 200]);
  });

  test('is the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const clean = await cleanPicture({ bytes, declaredType: 'image/gif' });
    expect([clean.width, clean.height]).toEqual([40, 30]);
    const [red = 0, , blue = 255] = await sharp(clean.bytes).raw().toBuffer();
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(50);
  });

  test('keeps transparency', async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    expect((await sharp((await cleanPicture({ bytes })).bytes).metadata()).hasAlpha).toBe(true);
  });
});

describe('refuses', () => {
  test('other files', async () => {
    const bytes = Buffer.from('Tigers are striped.');
    expect(await errorFor({ bytes, name: 'tiger.txt', declaredType: 'image/jpeg' })).toEqual({
      code: 'unsupported_media',
      status: 415,
      message: '“tiger.txt” is not a picture. Please choose a JPEG, PNG, WebP, AVIF or GIF picture.',
    });
    expect(await errorFor({ bytes: Buffer.alloc(0) })).toMatchObject({ status: 415 });
    const lie = Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff]),
      Buffer.from('<html><script>alert(1)</script>'),
    ]);
    expect(await errorFor({ bytes: lie, declaredType: 'image/jpeg' })).toMatchObject({ status: 415 });
  });

  test('a false type', async () => {
    const bytes = await grain().png().toBuffer();
    expect(await errorFor({ bytes, name: 'a.jpg', declaredType: 'image/jpeg' })).toEqual({
      code: 'unsupported_media',
      status: 415,
      message:
        '“a.jpg” is not what it says it is: it holds a PNG picture. Please give it the right ending or save it again.',
    });
    expect(await errorFor({ bytes, declaredType: 'text/html' })).toMatchObject({ status: 415 });
  });

  test.each(['', undefined, 'application/octet-stream', 'IMAGE/PNG', 'image/png; q=1'])(
    'but not one that claims %p',
    async (declaredType) => {
      await expect(
        cleanPicture({ bytes: await grain().png().toBuffer(), declaredType }),
      ).resolves.toBeTruthy();
    },
  );

  test('SVG and other unreadable types', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const commented = `\ufeff<?xml version="1.0"?><!-- ${'x'.repeat(500)} -->${svg}`;
    for (const text of [svg, commented]) {
      const answer = await errorFor({ bytes: Buffer.from(text), declaredType: 'image/svg+xml' });
      expect(answer).toMatchObject({
        status: 415,
        message: expect.stringContaining('SVG drawing') as string,
      });
    }
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1' + 'x'.repeat(100), 'latin1');
    expect((await errorFor({ bytes: heic })).message).toContain('HEIC');
    const tiff = await grain().tiff().toBuffer();
    expect(await errorFor({ bytes: tiff, declaredType: 'image/tiff' })).toMatchObject({ status: 415 });
  });

  test('more than 16 MB', async () => {
    const png = await grain().png().toBuffer();
    const bytes = Buffer.concat([png, Buffer.alloc(16 * 1024 * 1024)]);
    expect(await errorFor({ bytes, name: 'big.png' })).toEqual({
      code: 'too_large',
      status: 413,
      message: '“big.png” is too large. A picture can have at most 16 MB.',
    });
  });

  test('50,000 × 50,000 pixels by the header, without decoding', async () => {
    const bytes = await grain().png().toBuffer();
    bytes.writeUInt32BE(50_000, 16);
    bytes.writeUInt32BE(50_000, 20);
    const before = process.memoryUsage.rss();
    expect(await errorFor({ bytes, name: 'bomb.png' })).toEqual({
      code: 'too_large',
      status: 413,
      message: '“bomb.png” has too many pixels (50000 × 50000). A picture can have at most 40 megapixels.',
    });
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  });

  test('more than 40 megapixels', async () => {
    const bytes = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#283' } })
      .png()
      .toBuffer();
    expect(await errorFor({ bytes })).toMatchObject({ status: 413 });
  });

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a truncated %s', async (format) => {
    const bytes = await grain()[format]().toBuffer();
    for (const part of [0.3, 0.6, 0.95]) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * part));
      expect(await errorFor({ bytes: cut, name: 'cut' })).toEqual({
        code: 'unsupported_media',
        status: 415,
        message: '“cut” is damaged or incomplete. Please choose another picture.',
      });
    }
  });

  test('with a short file name without invisible characters', async () => {
    const answer = await errorFor({ bytes: Buffer.from('x'), name: `\u202egpj.\0${'a'.repeat(300)}` });
    expect(answer.message).toMatch(/^“gpj\. a{54}…” is not a picture/);
  });
});
