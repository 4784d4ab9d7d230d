import type { LifeListTargets } from '@aranya/contracts';
import { nameParks } from '../../src/posts/sightings/name-parks';
import {
  type Attack,
  DAY,
  exactTiger,
  HIDDEN_PARK,
  hiddenChital,
  MONTH,
  startAttack,
  tigerAt,
} from './place-attacker.testing';

const today = new Date().toISOString().slice(0, 10);
const PARK = 'kanha-national-park';
const SMALL_AREA = 'area-ranganathittu-bird-sanctuary';
const SMALL_PARK = 'dachigam-national-park';
/** The month of the sightings. */
const SEEN = Number(MONTH.slice(5));
const months = Array.from({ length: 12 }, (_, at) => at + 1);

let attack: Attack;
beforeAll(async () => {
  attack = await startAttack();
}, 60_000);
afterAll(() => attack.api.close());
beforeEach(() => attack.api.clear());

const inPark = (park: string, more: object = {}) => tigerAt({ kind: 'park', park }, more);

const askAll = async (park: string): Promise<string[]> =>
  Promise.all(months.map((month) => attack.ask('/api/life-list/targets', { park, month })));
const isTold = async (park: string, month: number) => {
  const { targets, total, noted } = JSON.parse((await askAll(park))[month - 1] ?? '') as LifeListTargets;
  const told = targets.some(({ species }) => species === 'bengal-tiger');
  expect([total, noted]).toEqual(told ? [1, 1] : [0, 0]);
  return told;
};

test('a tiger in a large park: its month, and no more for another day of it', async () => {
  const post = await attack.publishTiger(inPark(PARK));
  const before = await askAll(PARK);
  expect(await isTold(PARK, SEEN)).toBe(true);
  for (const day of [`${MONTH}-01`, `${MONTH}-31`]) {
    expect(day).not.toBe(DAY);
    await attack.rewrite(post, inPark(PARK, { seen_on: day }));
    expect(await askAll(PARK)).toEqual(before);
  }
});

test('one at a point inside of a park or an area is in none of them', async () => {
  const before = await askAll(PARK);
  await attack.publishTiger(tigerAt({ kind: 'point', lat: 22.28, lng: 80.63 }));
  await attack.publishTiger(exactTiger);
  expect(await askAll(PARK)).toEqual(before);
});

test('one in a small area, which others know by its cell: never there', async () => {
  const before = await askAll(SMALL_AREA);
  await attack.publishTiger(inPark(SMALL_AREA));
  expect(await askAll(SMALL_AREA)).toEqual(before);
  await nameParks(attack.api.db.write, '2999-01-01');
  expect(await askAll(SMALL_AREA)).toEqual(before);
});

test('one in a small park: there once the park may be named', async () => {
  const month = Number(today.slice(5, 7));
  await attack.publishTiger(inPark(SMALL_PARK, { seen_on: today }));
  expect(await isTold(SMALL_PARK, month)).toBe(false);
  await nameParks(attack.api.db.write, '2999-01-01');
  expect(await isTold(SMALL_PARK, month)).toBe(true);
});

test('a place that its author hides, or the table withholds: never there', async () => {
  const before = [await askAll(PARK), await askAll(HIDDEN_PARK)];
  await attack.publishTiger(hiddenChital, { content: 'Seen' });
  await attack.publishTiger({ ...inPark(PARK), species: [{ species: 'indian-pangolin', count: null }] });
  expect([await askAll(PARK), await askAll(HIDDEN_PARK)]).toEqual(before);
});

test('what an edit protects is gone, and no later edit brings it back', async () => {
  const chital = { ...inPark(SMALL_AREA), species: [{ species: 'chital', count: null }] };
  const post = await attack.publishTiger(chital, { content: 'Seen' });
  const empty = await attack.ask('/api/life-list/targets', { park: PARK, month: SEEN });
  const ask = () => attack.ask('/api/life-list/targets', { park: SMALL_AREA, month: SEEN });
  expect(await ask()).toContain('chital');
  await attack.rewrite(post, inPark(SMALL_AREA));
  expect(await ask()).toBe(empty);
  await attack.rewrite(post, chital);
  expect(await ask()).toBe(empty);
});
