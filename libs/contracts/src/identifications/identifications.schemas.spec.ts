import fc from 'fast-check';
import { communityName, NAME_QUORUM } from './identifications.schemas';

const votes = (totals: Record<string, number>) =>
  Object.entries(totals).map(([species, total]) => ({ species, total }));

test.each([
  [{}, null],
  [{ leopard: 2 }, null],
  [{ leopard: 3 }, 'leopard'],
  [{ leopard: 2, dhole: 1 }, 'leopard'],
  [{ dhole: 1, leopard: 2 }, 'leopard'],
  [{ leopard: 2, dhole: 2 }, null],
  [{ leopard: 3, dhole: 2 }, null],
  [{ leopard: 4, dhole: 2 }, 'leopard'],
  [{ leopard: 1, dhole: 1, gaur: 1 }, null],
  [{ leopard: 665, dhole: 333 }, null],
  [{ leopard: 666, dhole: 333 }, 'leopard'],
])('%j agree on %s', (totals, name) => expect(communityName(votes(totals))).toBe(name));

const arbitraryVotes = fc
  .dictionary(fc.constantFrom('leopard', 'dhole', 'gaur', 'nilgai'), fc.integer({ min: 1, max: 40 }))
  .map(votes);
const sum = (all: ReturnType<typeof votes>) => all.reduce((total, vote) => total + vote.total, 0);

test('a name has at least two thirds of at least three, and every species that has them is the name', () => {
  fc.assert(
    fc.property(arbitraryVotes, (all) => {
      const enough = all.filter(({ total }) => total / sum(all) >= 2 / 3 - 1e-9 && sum(all) >= NAME_QUORUM);
      expect(enough.length).toBeLessThanOrEqual(1);
      expect(communityName(all)).toBe(enough[0]?.species ?? null);
    }),
  );
});

test('the order of the suggestions does not matter', () => {
  fc.assert(
    fc.property(arbitraryVotes, (all) => {
      expect(communityName([...all].reverse())).toBe(communityName(all));
    }),
  );
});

test('one more who agrees never takes the name away', () => {
  fc.assert(
    fc.property(arbitraryVotes, (all) => {
      const name = communityName(all);
      const more = all.map((vote) => (vote.species === name ? { ...vote, total: vote.total + 1 } : vote));
      expect(communityName(more)).toBe(name);
    }),
  );
});
