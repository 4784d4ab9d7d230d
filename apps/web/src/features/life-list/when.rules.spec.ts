import { inLanguage } from '../../testing/in-language';
import { seenOnText } from '../../parts/sighting/sighting-texts';
import { readWhen } from './when.rules';

test.each([
  ['17 March 2026', '2026-03-17'],
  [' 17  mar 2026 ', '2026-03-17'],
  ['17th of March', undefined],
  ['March 17, 2026', '2026-03-17'],
  ['2 Sept. 2020', '2020-09-02'],
  ['17/3/2026', '2026-03-17'],
  ['17.03.2026', '2026-03-17'],
  ['2026-03-17', '2026-03-17'],
  ['March 2019', '2019-03'],
  ['3/2019', '2019-03'],
  ['2019-03', '2019-03'],
  ['2019', '2019'],
  ['unknown', null],
  ['Unknown.', null],
  ['?', null],
  ['', undefined],
  ['17 March', undefined],
  ['30 February 2026', undefined],
  ['13/2019', undefined],
  ['ma 2019', undefined],
  ['Smarch 2019', undefined],
  ['19', undefined],
])('reads "%s" as %j', (text, day) => expect(readWhen(text)).toBe(day));

test.each(['hi', 'mr'] as const)(
  'in %s reads each month as the calendar writes it, and the unknown day',
  (locale) => {
    inLanguage(locale);
    for (let month = 1; month <= 12; month++) {
      const day = `2026-${String(month).padStart(2, '0')}-17`;
      expect(readWhen(seenOnText(day))).toBe(day);
      expect(readWhen(seenOnText(day.slice(0, 7)))).toBe(day.slice(0, 7));
    }
    expect(readWhen(locale === 'hi' ? 'पता नहीं' : 'माहीत नाही')).toBeNull();
  },
);
