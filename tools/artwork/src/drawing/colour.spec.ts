import { darker, fromOklab, lighter, mix, toOklab } from './colour';

describe('colours', () => {
  test.each(['#000000', '#ffffff', '#e2711d', '#1b4a34'])(
    '%s survives the way to OKLab and back',
    (colour) => {
      expect(fromOklab(toOklab(colour))).toBe(colour);
    },
  );

  test('white is light and without hue', () => {
    const [lightness, a, b] = toOklab('#ffffff');
    expect(lightness).toBeCloseTo(1, 3);
    expect(a).toBeCloseTo(0, 3);
    expect(b).toBeCloseTo(0, 3);
  });

  test('a mix begins with the one and ends with the other', () => {
    expect(mix('#12653a', '#f2a93b', 0)).toBe('#12653a');
    expect(mix('#12653a', '#f2a93b', 1)).toBe('#f2a93b');
  });

  test('the middle of black and white is half as light in OKLab, darker than half in sRGB', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363');
  });

  test('colours outside sRGB are clipped', () => {
    expect(fromOklab([1.5, 0, 0])).toBe('#ffffff');
    expect(fromOklab([-1, 0, 0])).toBe('#000000');
  });

  test('darker and lighter go the right way', () => {
    const [middle] = toOklab('#7a8f5c');
    expect(toOklab(darker('#7a8f5c'))[0]).toBeLessThan(middle);
    expect(toOklab(lighter('#7a8f5c'))[0]).toBeGreaterThan(middle);
  });
});
