import type { SightingsMap } from '@aranya/contracts';
import { nameParks } from '../../src/posts/sightings/name-parks';
import {
  type Attack,
  CELL,
  EXACT,
  exactTiger,
  MONTH,
  secretsIn,
  seenByOthers,
  startAttack,
  tigerAt,
} from './place-attacker.testing';
import { boxAround } from './place-looks.testing';

const today = new Date().toISOString().slice(0, 10);

let attack: Attack;
beforeAll(async () => {
  attack = await startAttack();
}, 60_000);
afterAll(() => attack.api.close());
beforeEach(() => attack.api.clear());

const AROUND = { south: 68, west: 152.5, north: 69, east: 153.5 };

async function look(asked: object): Promise<SightingsMap> {
  const answer = await attack.ask('/api/sightings/map', { ...AROUND, ...asked });
  expect(secretsIn(answer)).toEqual([]);
  return JSON.parse(answer) as SightingsMap;
}

test('boxes that shrink around the place, of each size: the same square, never a smaller one', async () => {
  const { _id: id } = await attack.publishTiger();
  const { place, ...seen } = seenByOthers;
  const expected = {
    success: true,
    marks: [{ ...CELL, degrees: 0.2, park: null, total: 1 }],
    total: 1,
    has_more: false,
    sightings: [{ post_id: id, ...seen, place }],
  };
  for (let reach = 1.5; reach > 1e-7; reach /= 4)
    expect(await look(boxAround(EXACT, reach))).toEqual(expected);
});

test('boxes that come from each side, by bisection: the sides of the square', async () => {
  await attack.publishTiger();
  const finds = async (box: object) => (await look(box)).total > 0;
  const bisect = async (inside: number, outside: number, boxAt: (edge: number) => object) => {
    let [near, far] = [inside, outside];
    while (Math.abs(near - far) > 1e-6) {
      const middle = (near + far) / 2;
      if (await finds(boxAt(middle))) near = middle;
      else far = middle;
    }
    return Math.round(near * 1e5) / 1e5;
  };
  expect([
    await bisect(69, 67.5, (north) => ({ south: 67, north })),
    await bisect(68, 69.5, (south) => ({ south, north: 70 })),
    await bisect(153.5, 152.2, (east) => ({ west: 152, east })),
    await bisect(152.5, 154.2, (west) => ({ west, east: 155 })),
  ]).toEqual([68.4, 68.6, 153, 153.2]);
});

test('by counts, in a small box without the square: nothing is added', async () => {
  await attack.publishTiger();
  const beside = { south: 68.61, west: 153.01, north: 68.7, east: 153.19 };
  expect(await look(beside)).toMatchObject({ total: 0, marks: [], sightings: [] });
});

test('places and days within the cell and the month: the same bytes under each filter', async () => {
  const post = await attack.publishTiger();
  const filters = [
    {},
    { group: 'mammals' },
    { group: 'birds' },
    { species: 'bengal-tiger' },
    { species: 'taxon-3542' },
    { last_days: 7 },
    { last_days: 30 },
    ...Array.from({ length: 12 }, (_, at) => ({ month: at + 1 })),
  ];
  const boxes = [AROUND, boxAround(EXACT, 0.01), boxAround(EXACT, 0.0001)];
  const asked = boxes.flatMap((box) => filters.map((filter) => ({ ...box, ...filter })));
  const ask = () => Promise.all(asked.map(look));
  const before = await ask();
  const inMonth = asked.map(({ ...one }) => !('month' in one) || one.month === Number(MONTH.slice(5)));
  const inGroup = asked.map((one) => !('group' in one) || one.group === 'mammals');
  expect(before.map(({ total }) => total === 1)).toEqual(
    asked.map((one, at) => inMonth[at] && inGroup[at] && !('last_days' in one)),
  );
  for (const [lat, lng, day] of [
    [68.41, 153.01, `${MONTH}-01`],
    [68.59, 153.19, `${MONTH}-31`],
  ] as const) {
    await attack.rewrite(post, tigerAt({ kind: 'point', lat, lng }, { seen_on: day }));
    expect(await ask()).toEqual(before);
  }
});

test('by the last days, of one seen at the beginning of this month and one of today: the same', async () => {
  const post = await attack.publishTiger(
    tigerAt({ kind: 'point', ...EXACT }, { seen_on: `${today.slice(0, 7)}-01` }),
  );
  const ask = () => Promise.all([7, 30].map((last_days) => look({ last_days })));
  const before = await ask();
  expect(before.map(({ total }) => total)).toEqual([1, 1]);
  await attack.rewrite(post, tigerAt({ kind: 'point', ...EXACT }, { seen_on: today }));
  expect(await ask()).toEqual(before);
});

test('beside an open sighting: the open one where it is, and the square of its own', async () => {
  await attack.publishTiger();
  const chital = {
    ...exactTiger,
    species: [{ species: 'chital', count: null }],
    place: { kind: 'point' as const, lat: 68.4501, lng: 153.0501 },
    seen_on: '1987-06-20',
  };
  await attack.publishTiger(chital, { content: 'Seen' });
  const { marks } = await look(boxAround({ lat: 68.4501, lng: 153.0501 }, 0.01));
  expect(marks.map(({ degrees, total }) => [degrees, total]).sort()).toEqual([
    [0, 1],
    [0.2, 1],
  ]);
});

test('a place that its author hides or the table withholds, and a small park that waits: not there, not counted, until the park may be named', async () => {
  const before = await look({});
  await attack.publishTiger({ ...exactTiger, hide_place: true });
  await attack.publishTiger({ ...exactTiger, species: [{ species: 'indian-pangolin', count: null }] });
  expect(await look({})).toEqual(before);
  const kashmir = { south: 33, west: 74, north: 35, east: 76 };
  await attack.publishTiger({
    ...exactTiger,
    species: [{ species: 'hangul', count: null }],
    place: { kind: 'park', park: 'dachigam-national-park' },
    seen_on: today,
  });
  expect(await look(kashmir)).toEqual(before);
  await nameParks(attack.api.db.write, '2999-01-01');
  expect((await look(kashmir)).marks).toMatchObject([{ park: 'dachigam-national-park', total: 1 }]);
});
