import { inLanguage } from '../../../testing/in-language';
import { dateText, daysText, pauseSentence, placeText } from './journey-words';

test('places, days and dates in words', () => {
  expect(placeText({ lat: -13.63, lng: 136.94 })).toBe('13.6°\u00a0S, 136.9°\u00a0E');
  expect(placeText({ lat: 0, lng: 0 })).toBe('0.0°\u00a0N, 0.0°\u00a0E');
  expect(placeText({ lat: 70, lng: 190 })).toBe('70.0°\u00a0N, 170.0°\u00a0W');
  expect(placeText({ lat: 70, lng: -190 })).toBe('70.0°\u00a0N, 170.0°\u00a0E');
  expect([daysText(0.2), daysText(1.4), daysText(11.6)]).toEqual(['1 day', '1 day', '12 days']);
  expect(dateText(1236124800)).toBe('4 Mar 2009');
});

test('a pause in each language', () => {
  const pause = { from: 0, to: 0, days: 7, lat: 0, lng: 5 };
  expect(pauseSentence(pause, 'Gabon')).toBe('Stayed 7 days near 0.0°\u00a0N, 5.0°\u00a0E, Gabon');
  inLanguage('mr');
  expect(pauseSentence(pause)).toBe('7 दिवस मुक्काम, 0.0°\u00a0उत्तर, 5.0°\u00a0पूर्व जवळ');
  expect(dateText(1236124800)).toBe('4 मार्च 2009');
});
