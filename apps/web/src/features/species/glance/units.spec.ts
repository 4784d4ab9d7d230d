import { inLanguage } from '../../../testing/in-language';
import { ageText, countText, lengthText, listText, weightText } from './units';

test.each([
  [[250, 310], '2.5–3.1 m'],
  [[90, 110], '90–110 cm'],
  [[60, 240], '0.6–2.4 m'],
  [[300, 300], '3 m'],
  [[2400, 3360], '24–33.6 m'],
  [[0.4, 0.6], '4–6 mm'],
  [[4.5, 5], '4.5–5 cm'],
] as const)('%j cm is %s', (cm, text) => expect(lengthText(cm)).toBe(text));

test.each([
  [[2000, 5000], '2–5 t'],
  [[100, 260], '100–260 kg'],
  [[0.5, 2], '0.5–2 kg'],
  [[0.02, 2], '20 g–2 kg'],
  [[0.02, 0.045], '20–45 g'],
  [[0.0005, 0.0005], '500 mg'],
] as const)('%j kg is %s', (kg, text) => expect(weightText(kg)).toBe(text));

test.each([
  [[10, 15], '10–15 years'],
  [[1, 1], '1 year'],
  [[0.5, 1], '0.5–1 years'],
  [[0.25, 0.5], '3–6 months'],
  [[0.06, 0.1], '3–5 weeks'],
] as const)('%j years are %s', (years, text) => expect(ageText(years)).toBe(text));

test.each([
  [[2, 4], '2–4'],
  [[3167, 3925], '3,167–3,925'],
  [[1_200_000, 3_000_000], '1.2–3 million'],
] as const)('a count of %j is %s', (count, text) => expect(countText(count)).toBe(text));

test.each([
  ['hi', [1_000_000, 2_000_000], '10–20 लाख'],
  ['mr', [6_000_000, 12_000_000], '60 लाख–1.2 कोटी'],
] as const)('in %s a count of %j is %s', (locale, count, text) => {
  inLanguage(locale);
  expect(countText(count)).toBe(text);
});

test('a list ends with and', () => expect(listText(['a', 'b', 'c'])).toBe('a, b and c'));
