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

describe('across ranks', () => {
  const birds = ['passeriformes', 'aves'];
  const sparrows = ['passer', 'passeridae', ...birds];
  const lineages = new Map<string, readonly string[]>([
    ['house-sparrow', sparrows],
    ['tree-sparrow', sparrows],
    ['indian-house-sparrow', ['house-sparrow', ...sparrows]],
    ['passer', sparrows.slice(1)],
    ['petronia', ['passeridae', ...birds]],
    ['passeridae', birds],
    ['house-crow', ['corvus', 'corvidae', ...birds]],
    ['chital', ['axis', 'cervidae', 'mammalia']],
    ['aves', []],
  ]);

  test.each([
    ['two of one genus', { 'house-sparrow': 1, 'tree-sparrow': 1, passer: 1 }, 'passer'],
    ['a species that two thirds name, beside its genus', { 'house-sparrow': 2, passer: 1 }, 'house-sparrow'],
    ['a species that half name, beside its genus', { 'house-sparrow': 2, passer: 2 }, 'passer'],
    [
      'a species, a part of it, and its genus',
      { 'house-sparrow': 1, 'indian-house-sparrow': 1, passer: 1 },
      'house-sparrow',
    ],
    ['parts of a species', { 'indian-house-sparrow': 2, 'house-sparrow': 2 }, 'house-sparrow'],
    ['two genera of one family', { 'house-sparrow': 2, petronia: 2 }, 'passeridae'],
    ['two families', { 'house-sparrow': 2, 'house-crow': 2 }, 'passeriformes'],
    ['one who is far off', { 'house-sparrow': 2, chital: 1 }, 'house-sparrow'],
    ['two sparrows and one who is far off', { 'house-sparrow': 1, 'tree-sparrow': 1, chital: 1 }, 'passer'],
    ['birds and deer', { 'house-sparrow': 2, chital: 2 }, null],
    ['all at the top', { aves: 3 }, 'aves'],
    ['the top and one below it', { aves: 2, 'house-sparrow': 1 }, 'aves'],
    ['names of which nobody knows the lineage', { unicorn: 2, dragon: 1 }, 'unicorn'],
    ['too few, though they agree', { 'house-sparrow': 1, 'tree-sparrow': 1 }, null],
  ])('%s', (_what, totals, name) => expect(communityName(votes(totals), lineages)).toBe(name));

  test('no lower name has two thirds, and the order of the suggestions does not matter', () => {
    const arbitrary = fc
      .dictionary(fc.constantFrom(...lineages.keys()), fc.integer({ min: 1, max: 6 }))
      .map(votes);
    const within = (all: ReturnType<typeof votes>, name: string) =>
      sum(all.filter(({ species }) => species === name || lineages.get(species)?.includes(name)));
    fc.assert(
      fc.property(arbitrary, (all) => {
        const name = communityName(all, lineages);
        expect(communityName([...all].reverse(), lineages)).toBe(name);
        if (sum(all) < NAME_QUORUM) return expect(name).toBeNull();
        const isEnough = (each: string) => 3 * within(all, each) >= 2 * sum(all);
        if (name !== null) expect(isEnough(name)).toBe(true);
        const below = [...lineages].filter(([, path]) => name === null || path.includes(name));
        expect(below.filter(([each]) => isEnough(each))).toEqual([]);
      }),
    );
  });
});
