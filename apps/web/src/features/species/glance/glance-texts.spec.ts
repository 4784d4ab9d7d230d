import type { SilhouetteBox } from './drawn-boxes';
import { lawText, populationText } from './fact-texts';
import { seasonText } from './field-signs';
import { footnotes } from './footnotes';
import { chooseCompanion } from './companions';
import { layOut } from './scale-scene';
import { trueSize } from './true-size';
import { countryNames } from '@aranya/wildlife-data/country-names';

describe('population', () => {
  test('counted', () =>
    expect(
      populationText({
        count: [3167, 3925],
        of: 'individuals',
        year: 2022,
        trend: 'increasing',
        trend_where: 'India',
        where: 'India',
        from: [],
      }),
    ).toEqual({ count: '3,167–3,925', scope: 'individuals in India (2022)', trend: 'Increasing in India' }));

  test('estimated', () =>
    expect(
      populationText({
        estimate: 'Fewer than 10,000',
        of: 'mature individuals',
        year: 2015,
        trend: 'decreasing',
        from: [],
      }),
    ).toEqual({
      count: 'Fewer than 10,000',
      scope: 'mature individuals worldwide (2015)',
      trend: 'Decreasing worldwide',
    }));

  test('never counted', () =>
    expect(
      populationText({
        year: 2016,
        trend: 'unknown',
        where: 'India',
        trend_where: 'worldwide',
        note: 'Common',
        from: [],
      }),
    ).toEqual({
      count: 'Not counted',
      scope: 'Assessed in 2016 in India',
      trend: 'Trend worldwide: unknown',
      note: 'Common',
    }));
});

test('the law of India comes before the trade, where the animal is native', () => {
  expect(lawText({ india: 'Schedule I', cites: 'Appendix I', from: [] })).toEqual({
    value: 'Schedule I',
    detail: [
      'Strictest protection: no hunting, heaviest penalties, by the Wild Life (Protection) Act of India, 1972',
      'CITES Appendix I: international trade is banned, with exceptions, by the treaty on endangered species',
    ],
  });
  expect(lawText({ india: 'Not native to India', cites: 'Appendix II', from: [] })).toEqual({
    value: 'CITES Appendix II',
    detail: ['International trade is allowed with permits, by the treaty on endangered species'],
  });
  expect(lawText({ india: 'Not scheduled', cites: 'Not listed', from: [] })).toEqual({
    value: 'No schedule',
    detail: [
      'Not listed by the Wild Life (Protection) Act of India, 1972',
      'Not listed by CITES, the treaty on endangered species',
    ],
  });
});

test.each([
  [[11, 12, 1, 2], 'November to February'],
  [[3, 4, 5, 6], 'March to June'],
  [[7], 'July'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'All year'],
  [[2, 3, 10, 11], 'February, March, October, November'],
])('the months %j are %s', (months, text) => expect(seasonText(months)).toBe(text));

test('a page that record and glance both name has one number', () => {
  const page = { title: 'One', url: 'https://example.org/one' };
  const other = { title: 'Two', url: 'https://example.org/two' };
  expect(footnotes([page], { a: other, b: page })).toEqual({
    sources: [page, other],
    numbers: { a: 2, b: 1 },
  });
});

test('countries have the names that people use, in their order', () => {
  expect(countryNames(['COD', 'IND', 'LAO', 'BTN'])).toEqual(['Bhutan', 'DR Congo', 'India', 'Laos']);
});

describe('to scale', () => {
  const box: SilhouetteBox = { width: 200, height: 100, back: 80, foot: 100, pose: 'stand' };

  test('the height of the shoulder is that of the back, not of horns or a raised head', () => {
    const size = trueSize('gaur', [{ measure: 'shoulder height', cm: [160, 160], from: ['x'] }], box);
    expect(size).toEqual({ width: 400, height: 200, foot: 200, measure: 'shoulder height' });
  });

  test('the giant panda sits, so its length bends and its shoulder is not the top', () => {
    const sizes = [
      { measure: 'head and body length' as const, cm: [120, 180] as [number, number], from: ['x'] },
      { measure: 'shoulder height' as const, cm: [65, 75] as [number, number], from: ['x'] },
    ];
    const sitting = trueSize('giant-panda', sizes, { ...box, width: 327, height: 290, back: 290 });
    expect(sitting?.measure).toBe('head and body length');
    expect(Math.round(sitting?.height ?? 0)).toBe(95);
  });

  test('a wingspan shows in flight alone', () => {
    const sizes = [{ measure: 'wingspan' as const, cm: [300, 300] as [number, number], from: ['x'] }];
    expect(trueSize('wandering-albatross', sizes, { ...box, height: 20, pose: 'fly' })?.width).toBeCloseTo(
      300,
      -1,
    );
    expect(trueSize('wandering-albatross', sizes, undefined)).toBeNull();
  });

  test('large animals stand beside a person, small ones beside a hand or a coin', () => {
    expect(chooseCompanion({ width: 3000, height: 400 }).name).toBe('person');
    expect(chooseCompanion({ width: 12, height: 8 }).name).toBe('hand');
    expect(chooseCompanion({ width: 1.8, height: 1 }).name).toBe('coin');
  });

  test('both stand on one ground inside the drawing; what flies hangs in the middle', () => {
    const person = chooseCompanion({ width: 200, height: 100 });
    const drawn = { width: 200, height: 100, foot: 80 };
    const { ground, height, width, animal, companionAt } = layOut({ ...drawn, pose: 'stand' }, person);
    expect(animal.y + 80).toBeCloseTo(ground);
    expect(animal.y + 100).toBeCloseTo(height);
    expect(companionAt.y + 170).toBeCloseTo(ground);
    expect(companionAt.x + person.width).toBeLessThan(width);
    const flying = layOut({ ...drawn, pose: 'fly' }, person);
    expect(flying.animal.y + 50).toBeCloseTo(flying.ground / 2);
  });
});
