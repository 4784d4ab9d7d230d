import { withoutPlaces } from './without-places';

const PLACE = 'At 20.2484, 79.3432 this morning';
const alone = { context: [], isProtected: false };

test('keeps places where nothing that is kept is named', () => {
  expect(withoutPlaces([PLACE, 'A house sparrow'], alone)).toEqual([PLACE, 'A house sparrow']);
});

test.each([
  [[PLACE, 'A tiger'], alone],
  [[PLACE], { context: ['A tiger'], isProtected: false }],
  [[PLACE], { context: [], isProtected: true }],
])('takes them out of %j beside %j', (texts, beside) => {
  expect(withoutPlaces(texts, beside)[0]).toBe('this morning');
});

test('takes out a named place where another text names the park', () => {
  expect(
    withoutPlaces(['A tiger at Khatoda Gate'], { context: ['Tadoba'], isProtected: false })[0],
  ).not.toMatch(/Khatoda/);
});
