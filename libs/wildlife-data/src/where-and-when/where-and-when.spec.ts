import { animalCount, parkCount } from '../catalogue-size';
import fc from 'fast-check';

import { animalIndex } from '../animals/animal-index';
import { parks } from '../parks/parks';
import { travel } from '../parks/travel/travel';
import { monthNames } from './months';
import { type Outing, toOuting } from './outing';
import { regions } from './regions';
import type { TripWording } from './trip-wording';
import { whereAndWhen, type TripCriteria } from './where-and-when';

const outings = parks.flatMap((park) => {
  const record = travel.find(({ id }) => id === park.id);
  return record ? [toOuting(park, record, animalIndex)] : [];
});
const findName = (id: number) => animalIndex.find((animal) => animal.id === id)?.name ?? '';
const say: TripWording = {
  month: (month) => monthNames[month - 1] ?? '',
  place: (name) => name,
  unknown: ({ animal }) => `${animal} is not known here`,
  signature: ({ animal }) => `${animal}: signature species`,
  lives: ({ animal }) => `${animal} lives here`,
  bestMonth: ({ month, animal }) => `${month} is among the best months for ${animal}`,
  within: ({ states }) => `In ${states}`,
  beyond: ({ states, region }) => `In ${states}, not in ${region}`,
  openBut: ({ days }) => `Open: closed only ${days}`,
  openInPart: () => 'Open all year in part',
  open: () => 'Open all year',
  closed: ({ days }) => `Closed ${days}`,
  closedWithNote: ({ days, note }) => `Closed ${days}. ${note}`,
  notWhole: ({ month, days }) => `Not the whole of ${month}: closed ${days}`,
  inSeason: ({ month, season }) => `${month} is in its season, ${season}`,
  begins: ({ month }) => `Its season begins in ${month}`,
  ended: ({ month }) => `Its season ended in ${month}`,
  outside: ({ month, season }) => `${month} is outside its season, ${season}`,
};
const known = { findName, bestMonths: { 1: [3, 4, 5] }, say };
const find = (criteria: TripCriteria) => whereAndWhen(criteria, outings, known);
const names = (matches: readonly { park: Outing }[]) => matches.map(({ park }) => park.name);
const region = (name: string) => regions.find((one) => one.name === name);

describe('what the data say', () => {
  test('each park is an outing', () => expect(outings).toHaveLength(parkCount));

  test('in April, for the tiger: its best months count, and each park tells why', () => {
    const { fits } = find({ month: 4, species: [1] });
    expect(fits[0]?.reasons).toEqual([
      'Bengal Tiger: signature species',
      'April is among the best months for Bengal Tiger',
      expect.stringMatching(/^Open/),
    ]);
    expect(names(fits)).toContain('Kanha National Park');
    expect(names(fits)).not.toContain('Gir National Park');
  });

  test('in August the tiger parks nearly fit, and say that they are closed', () => {
    const { fits, nearly } = find({ month: 8, species: [1] });
    expect(names(fits)).toEqual([]);
    const kanha = nearly.find(({ park }) => park.id === 5);
    expect(kanha?.against[0]).toMatch(/^Closed 1 July to 30 September/);
    expect(kanha?.reasons).toEqual(['Bengal Tiger: signature species']);
  });

  test('a part that stays open is named', () => {
    const ranthambore = find({ month: 8 }).nearly.find(({ park }) => park.id === 4);
    expect(ranthambore?.against.join(' ')).toContain('Zones 6 to 10 stay open');
    expect(names(find({ month: 8 }).nearly)).not.toContain('Kanha National Park');
  });

  test('a month that is closed for some days is in season, with a caution', () => {
    const dudhwa = find({ month: 6 }).fits.find(({ park }) => park.id === 19);
    expect(dudhwa?.cautions).toEqual(['Not the whole of June: closed 15 June to 15 November']);
  });

  test('a season that begins or ended next door is told', () => {
    const against = (month: number, id: number) =>
      find({ month }).nearly.find(({ park }) => park.id === id)?.against[0];
    expect(against(10, 1)).toBe('Its season begins in November');
    expect(against(2, 14)).toBeUndefined();
    expect(against(4, 10)).toBe('Its season ended in March');
    expect(against(6, 10)).toBe('June is outside its season, August to March');
  });

  test('December and January lie amid a season from October to June', () => {
    const score = (month: number) => find({ month }).fits.find(({ park }) => park.id === 5)?.score;
    expect([12, 1].map(score)).toEqual([score(2), score(2)]);
    expect(score(10)).toBeLessThan(score(1) ?? 0);
  });

  test('several species must all live there', () => {
    expect(names(find({ species: [22, 4] }).fits)).toEqual(['Khangchendzonga National Park']);
    const hemis = find({ species: [22, 4] }).nearly.find(({ park }) => park.id === 8);
    expect(hemis?.against).toEqual(['Red Panda is not known here']);
  });

  test('a region keeps what lies in one of its states', () => {
    const { fits, nearly } = find({ region: region('South'), species: [7] });
    expect(
      fits.every(({ park }) => park.states.some((state) => region('South')?.states.includes(state))),
    ).toBe(true);
    expect(nearly.find(({ park }) => park.id === 2)?.against).toEqual(['In Assam, not in South']);
  });
});

describe('what a park gets for a criteria', () => {
  const closed = (days: string, months: number[], whole: boolean, part_months: number[] = []) => ({
    ...{ days, months, whole, part_months },
  });
  const tigersIn = (month: number) => ({ months: [month], text: 'Tigers.', animals: [1] });
  const assam = { name: 'A valley', states: ['Assam', 'Sikkim'] as const };
  const park: Outing = {
    ...{ id: 2, name: 'A park', slug: 'a-park', location: 'In a valley', states: ['Sikkim', 'Assam'] },
    ...{ months: [1, 2, 3], best_time_to_visit: 'January to March', animals: [7, 1], signature: [1] },
    ...{ closures: [], year: [] },
  };

  test.each<[TripCriteria, Partial<Outing>, score: number, reasons: string[]]>([
    [{ species: [1] }, {}, 6, ['Bengal Tiger: signature species']],
    [{ species: [7] }, {}, 3, ['Asian Elephant lives here']],
    [{ region: assam }, {}, 3, ['In Sikkim, Assam']],
    [{ month: 2 }, {}, 12, ['February is in its season, January to March', 'Open all year']],
    [{ month: 3 }, {}, 10, ['March is in its season, January to March', 'Open all year']],
    [{ month: 4 }, {}, 4, ['Open all year']],
    [{ month: 12 }, {}, 4, ['Open all year']],
    [{ month: 6 }, {}, 1, ['Open all year']],
    [{ month: 4 }, { closures: [closed('April', [4], false)] }, 3, ['Open all year in part']],
    [
      { month: 2 },
      { closures: [closed('July', [7], true, [2]), closed('May', [5], true), closed('June', [6], false)] },
      11,
      ['February is in its season, January to March', 'Open: closed only July, May'],
    ],
  ])('%j, %j: %s', (criteria, change, score, reasons) => {
    const { fits, nearly } = whereAndWhen(criteria, [{ ...park, ...change }], known);
    expect([...fits, ...nearly]).toMatchObject([{ score, reasons }]);
  });

  test('an animal counts for more in its best months, and where the park promises it', () => {
    const score = (month: number, year: Outing['year']) =>
      whereAndWhen({ month, species: [1] }, [{ ...park, year }], known).fits[0]?.score;
    expect(score(2, [])).toBe(12 + 6);
    expect(score(3, [{ ...tigersIn(3), animals: [7] }, tigersIn(2)])).toBe(10 + 6 + 3);
    expect(score(3, [tigersIn(2), tigersIn(3)])).toBe(10 + 6 + 3 + 2);
  });

  test('of equals the first of the catalogue comes first', () => {
    const three = [3, 1, 2].map((id) => ({ ...park, id }));
    expect(whereAndWhen({}, three, known).fits.map((match) => match.park.id)).toEqual([1, 2, 3]);
    expect(whereAndWhen({ month: 6 }, three, known).nearly.map((match) => match.park.id)).toEqual([1, 2, 3]);
  });
});

test('a park of another region, or without the animal, is not near by its season alone', () => {
  const rhinoceros = find({ month: 2, species: [8] });
  expect(rhinoceros.nearly.every(({ park }) => park.animals.includes(8))).toBe(true);
  expect(find({ month: 2, region: region('Islands') }).nearly).toEqual([]);
});

const criteriaSets: fc.Arbitrary<TripCriteria> = fc.record({
  month: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
  species: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: animalCount }), { maxLength: 3 }), {
    nil: undefined,
  }),
  region: fc.option(fc.constantFrom(...regions), { nil: undefined }),
});

describe('for every criteria', () => {
  const holds = (property: (criteria: TripCriteria) => void) =>
    fc.assert(fc.property(criteriaSets, property));

  test('a park is found once at most: what fits has nothing against it, what nearly fits has', () =>
    holds((criteria) => {
      const { fits, nearly } = find(criteria);
      const ids = [...fits, ...nearly].map(({ park }) => park.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(fits.flatMap(({ against }) => against)).toEqual([]);
      expect(nearly.every(({ against }) => against.length > 0)).toBe(true);
    }));

  test('no park fits in a month in which all of it is closed, nor outside its season', () =>
    holds((criteria) => {
      for (const { park } of find(criteria).fits) {
        if (criteria.month === undefined) continue;
        expect(park.months).toContain(criteria.month);
        expect(park.closures.filter(({ whole }) => whole).flatMap(({ months }) => months)).not.toContain(
          criteria.month,
        );
      }
    }));

  test('each criteria has its reason where it is met', () =>
    holds((criteria) => {
      const wanted = (criteria.species?.length ?? 0) + (criteria.month ? 1 : 0) + (criteria.region ? 1 : 0);
      for (const { reasons } of find(criteria).fits) expect(reasons.length).toBeGreaterThanOrEqual(wanted);
    }));

  test('the best come first, whatever the order of the records', () =>
    holds((criteria) => {
      const { fits, nearly } = find(criteria);
      for (const matches of [fits, nearly])
        expect(matches.every(({ score }, at) => score <= (matches[at - 1]?.score ?? Infinity))).toBe(true);
      expect(whereAndWhen(criteria, [...outings].reverse(), known)).toEqual({ fits, nearly });
    }));

  test('a further criteria never adds a park that fits', () =>
    holds((criteria) => {
      const wider = find({ ...criteria, month: undefined });
      const fitting = new Set(names(wider.fits));
      expect(names(find(criteria).fits).every((name) => fitting.has(name))).toBe(true);
    }));

  test('without a criteria all parks fit', () => {
    expect(find({})).toEqual({ fits: expect.any(Array), nearly: [] });
    expect(find({}).fits).toHaveLength(parkCount);
  });
});
