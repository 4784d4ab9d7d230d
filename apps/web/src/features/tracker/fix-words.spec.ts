import { headingText, joinKnown, wayFromStart } from './fix-words';

const at = (lat: number, lng: number) => ({ lat, lng });
const whole = (km: number) => `${Math.round(km)} km`;

test.each([
  [at(10, 0), '1112 km north of the start'],
  [at(-2, -2), '314 km south-west of the start'],
  [at(0, 3), '334 km east of the start'],
  [at(0, 0), 'at the start'],
  [at(0.005, 0), 'at the start'],
])('%j as seen from the start', (point, words) => expect(wayFromStart(at(0, 0), point, whole)).toBe(words));

test('the way and the heading go over 180°, the short way', () => {
  expect(wayFromStart(at(0, 179), at(0, -179), whole)).toBe('222 km east of the start');
  expect(wayFromStart(at(0, 179), at(0, 181), whole)).toBe('222 km east of the start');
  expect(headingText(at(10, -179), at(9, 180))).toBe('heading south-west');
});

test('who stays heads nowhere, and nothing is said of what is not known', () => {
  expect(headingText(at(5, 5), at(5, 5))).toBeUndefined();
  expect(joinKnown('at the start', undefined, false, '', 'heading south')).toBe(
    'at the start, heading south',
  );
});
