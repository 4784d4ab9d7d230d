import type { Glance } from '@aranya/wildlife-data';
import { glanceOf } from '@aranya/wildlife-data/glances';
import { comparedRows, tellsApart, weightSentence } from './comparison';

const of = (id: number, name: string, change: Partial<Glance> = {}) => ({
  animal: { id, name },
  glance: { ...(glanceOf(id) as Glance), ...change },
});
const weighing = (id: number, name: string, low: number, high: number) =>
  of(id, name, { weight: { kg: [low, high], from: ['x'] } });

test.each([
  [100, 200, 50, 100, 'A: about twice the weight of B.'],
  [50, 100, 125, 250, 'B: about 2.5 times the weight of A.'],
  [5000, 5000, 0.002, 0.002, 'A: about 2,500,000 times the weight of B.'],
  [10, 12, 10, 12, 'A and B weigh about the same.'],
])('%f to %f kg beside %f to %f kg', (aLow, aHigh, bLow, bHigh, text) =>
  expect(weightSentence(weighing(1, 'A', aLow, aHigh), weighing(3, 'B', bLow, bHigh))).toBe(text),
);

test('says nothing of weight where one has not been weighed', () =>
  expect(weightSentence(of(1, 'A', { weight: undefined }), of(3, 'B'))).toBeUndefined());

test('tells apart what one is taken for', () => {
  const [leopard] = (glanceOf(1) as Glance).look_alikes.filter(({ animal }) => animal === 3);
  expect(tellsApart(of(1, 'Bengal Tiger'), of(3, 'Leopard'))).toContain(leopard?.tell);
  expect(tellsApart(of(1, 'Bengal Tiger'), of(39, 'Blue Whale'))).toEqual([]);
});

test('has a row for each fact that one of them has', () => {
  const rows = comparedRows([
    of(1, 'Bengal Tiger', { lifespan: undefined }),
    of(39, 'Blue Whale', { lifespan: undefined }),
  ]);
  expect(rows.map(({ label }) => label)).not.toContain('Lifespan');
  expect(rows.find(({ label }) => label === 'Shoulder height')?.values).toEqual(['90–110 cm', null]);
  expect(rows.find(({ label }) => label === 'CITES')?.values).toEqual(['Appendix I', 'Appendix I']);
});
