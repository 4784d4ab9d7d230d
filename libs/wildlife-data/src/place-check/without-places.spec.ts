import { withoutPlaces } from './without-places';

const PLACE = 'At 20.2484, 79.3432 this morning';
const alone = { context: [], isProtected: false, inPark: false };

test('keeps places where nothing that is kept is named', () => {
  expect(withoutPlaces([PLACE, 'A house sparrow'], alone)).toEqual([PLACE, 'A house sparrow']);
});

test.each([
  [[PLACE, 'A tiger'], alone],
  [[PLACE], { ...alone, context: ['A tiger'] }],
  [[PLACE], { ...alone, isProtected: true }],
])('takes them out of %j beside %j', (texts, beside) => {
  expect(withoutPlaces(texts, beside)[0]).toBe('this morning');
});

test.each([
  ['another text names the park', { ...alone, context: ['Tadoba'] }, false],
  ['they stand beside the name of an area', { ...alone, inPark: true }, false],
  ['neither does', alone, true],
])('a named place where %s', (_where, beside, isKept) => {
  expect(withoutPlaces(['A tiger at Khatoda Gate'], beside)[0]?.includes('Khatoda')).toBe(isKept);
});
