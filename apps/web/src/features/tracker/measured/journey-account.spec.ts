import { measuredTracks } from '@aranya/wildlife-data';
import { journeyAccount } from './journey-account.server';
import { journeySentence } from './journey-sentence';
import { measuredKm, periodText, sourceUrl, yearsText } from './measured-text';
import { whereIs } from './where.server';

describe('where a place is', () => {
  test.each([
    ['Somalia', 4.1, 45.2],
    ['Alaska, United States', 69.7, -162],
    ['Chukchi Sea', 69, -168],
    ['Gulf of Carpentaria', -14.3, 138],
    ['Ascension Island', -7.94, -14.3],
    ['Atlantic Ocean', -3.9, -14.1],
    ['Pacific Ocean', 10, -95],
  ])('%s', (name, lat, lng) => expect(whereIs({ lat, lng })).toBe(name));
});

test.each(measuredTracks)('$id in words: every row and every pause has a place', async ({ id }) => {
  const { journal, pauses, drawnKm } = await journeyAccount(id);
  expect(journal.length).toBeGreaterThan(2);
  expect(drawnKm).toBeGreaterThan(0);
  const places = [...journal, ...pauses];
  expect(places.filter(({ where }) => where === undefined)).toEqual([]);
});

test('a pause says what it is likely, with its source', async () => {
  const { pauses } = await journeyAccount('cuckoo-bed44e');
  expect(pauses[0]).toMatchObject({
    where: 'Mongolia',
    meaning: { text: expect.stringContaining('breeding ground'), source: { url: expect.any(String) } },
  });
});

test('an unknown track is no account', async () => {
  await expect(journeyAccount('dodo')).rejects.toThrow("No measured track 'dodo'");
});

test('a track in a sentence, with years, period and the address of its source', () => {
  const walrus = measuredTracks.find(({ id }) => id === 'walrus-357');
  const elephant = measuredTracks.find(({ id }) => id === 'elephant-salif-keita');
  if (!walrus || !elephant) throw new Error('no track');
  expect(journeySentence(walrus)).toBe(
    'Pacific walrus 357 carried a tag and was located 1,274 times in 54 days. Between the positions lie 1,997 km.',
  );
  expect([yearsText(walrus), yearsText(elephant)]).toEqual(['2009', '2008–2010']);
  expect(periodText(walrus)).toBe('16 Sep 2009 to 9 Nov 2009');
  expect(sourceUrl(elephant.source)).toBe('https://doi.org/10.5441/001/1.f321pf80');
  expect([measuredKm(3.14159), measuredKm(12345.6)]).toEqual(['3.1 km', '12,346 km']);
});
