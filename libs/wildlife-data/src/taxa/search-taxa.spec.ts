import { birderCode } from './birder-code';
import { allowedMistakes, letterBits, mayBeMisspelt, mistakesBetween } from './misspelt';
import { searchKey } from './search-key';
import { searchTaxa, seen, type Seen } from './search-taxa';
import { indexTaxa, type SearchedTaxon } from './taxon-index';
import { singular } from './singular';
import { taxa } from './taxa';
import { searchTable, spokenTable, walkTable } from './testing/search-table';

const index = indexTaxa(taxa);
const namesFound = (typed: string, limit = 20) =>
  searchTaxa(index, typed, limit).found.map(({ taxon }) => taxon.scientific_name);

test('nine of ten names that people type stand first, and all in the first three', () => {
  const places = searchTable.map(([typed, meant]) => ({ typed, at: namesFound(typed, 3).indexOf(meant) }));
  expect(places.filter(({ at }) => at < 0)).toEqual([]);
  const first = places.filter(({ at }) => at === 0).length;
  expect(first / searchTable.length).toBeGreaterThanOrEqual(0.95);
});

test('nine of ten names in Hindi and Marathi stand first, and all in the first three', () => {
  const places = spokenTable.map(([typed, meant]) => ({ typed, at: namesFound(typed, 3).indexOf(meant) }));
  expect(places.filter(({ at }) => at < 0)).toEqual([]);
  expect(places.filter(({ at }) => at > 0).length).toBeLessThanOrEqual(spokenTable.length / 10);
});

test('of 312 names in all, nineteen of twenty stand first, and four are not in the first three', () => {
  const all = [...searchTable, ...spokenTable, ...walkTable];
  const places = all.map(([typed, meant]) => ({ typed, at: namesFound(typed, 3).indexOf(meant) }));
  expect(all.length).toBe(312);
  expect(places.filter(({ at }) => at === 0).length / all.length).toBeGreaterThanOrEqual(0.95);
  // A group of lizards, codes that other birds have too, and a name that a split has given to another bird.
  const lost = places.filter(({ at }) => at < 0).map(({ typed }) => typed);
  expect(lost).toEqual(['monitor lizard', 'como', 'cobw', 'blossomheaded parakeet']);
});

test.each([['ibis', ['Threskiornis melanocephalus', 'Plegadis falcinellus', 'Pseudibis papillosa']]])(
  '%s finds the animals that people call so first',
  (typed, meant) => expect(namesFound(typed, meant.length).sort()).toEqual(meant.toSorted()),
);

describe('of a few animals', () => {
  const taxon = (id: number, name: string, more: Partial<SearchedTaxon> = {}): SearchedTaxon => ({
    id,
    rank: 'species',
    scientific_name: `Testus n${'abcdefgh'[id] ?? ''}`,
    name,
    group: 'birds',
    extinct: false,
    india: false,
    common: 0,
    names: [],
    ...more,
  });
  const found = (animals: readonly SearchedTaxon[], typed: string) =>
    searchTaxa(indexTaxa(animals), typed, 10).found.map(({ taxon: { id } }) => id);

  test('exact names come first, then whole words, then beginnings', () => {
    const animals = [taxon(1, 'Kingbird'), taxon(2, 'King Quail'), taxon(3, 'King')];
    expect(found(animals, 'king')).toEqual([3, 2, 1]);
  });

  test('those that live, that India has and that people meet come before others', () => {
    const animals = [
      taxon(1, 'Old Rail', { extinct: true, india: true }),
      taxon(2, 'Far Rail'),
      taxon(3, 'Rare Rail', { india: true }),
      taxon(4, 'Usual Rail', { india: true, common: 1 }),
      taxon(5, 'Garden Rail', { india: true, common: 2 }),
    ];
    expect(found(animals, 'rail')).toEqual([5, 4, 3, 2, 1]);
  });

  test.each([
    // What is known of what was seen, by id, and the order that follows.
    ['rail', {}, [5, 4, 3, 2, 1]],
    ['rail', { 2: seen.around, 3: seen.here, 1: seen.here }, [3, 1, 2, 5, 4]],
    ['rail', { 2: seen.around, 1: seen.around }, [2, 1, 5, 4, 3]],
    ['garden rail', { 4: seen.here, 6: seen.here }, [5, 6]],
    ['gardn', { 6: seen.around }, [6, 5]],
  ] as [string, Record<number, Seen>, number[]][])(
    'of %j, what was seen here comes first among equals, then what was seen around: %j',
    (typed, seenNear, ids) => {
      const animals = [
        taxon(1, 'Old Rail', { extinct: true, india: true }),
        taxon(2, 'Far Rail'),
        taxon(3, 'Rare Rail', { india: true }),
        taxon(4, 'Usual Rail', { india: true, common: 1 }),
        taxon(5, 'Garden Rail', { india: true, common: 2 }),
        taxon(6, 'Garden Railing'),
      ];
      const isRail = ({ id }: SearchedTaxon) => typed !== 'rail' || id !== 6;
      const { found: shown } = searchTaxa(indexTaxa(animals), typed, 10, {
        isWanted: isRail,
        seenById: (id) => seenNear[id] ?? seen.nowhere,
      });
      expect(shown.map(({ taxon: { id } }) => id)).toEqual(ids);
    },
  );

  test('what was seen here or around is met by many', () => {
    const animals = [
      taxon(1, 'Known Copper', { common: 1 }),
      taxon(2, 'Copperhead'),
      taxon(3, 'Rare Copper'),
    ];
    const at = (here: number) =>
      searchTaxa(indexTaxa(animals), 'copper', 3, {
        seenById: (id) => (id === here ? seen.here : seen.nowhere),
      }).found.map(({ taxon: { id } }) => id);
    expect([at(0), at(2), at(3)]).toEqual([
      [1, 3, 2],
      [1, 2, 3],
      [3, 1, 2],
    ]);
  });

  test('the beginning of what many people meet comes before a whole word of what few do', () => {
    const animals = [
      taxon(1, 'Rare Copper'),
      taxon(2, 'Coppersmith', { common: 2 }),
      taxon(3, 'Known Copper', { common: 1 }),
      taxon(4, 'Copperhead', { common: 1 }),
    ];
    expect(found(animals, 'copper')).toEqual([3, 2, 1, 4]);
    expect(found([taxon(1, 'Sun Bear'), taxon(2, 'Sunbird', { common: 2 })], 'sun')).toEqual([1, 2]);
  });

  test('a word of an English name comes before one of a scientific name, which is found all the same', () => {
    const animals = [
      taxon(1, 'Painted Stork', {
        india: true,
        common: 1,
        names: [{ name: 'Ibis leucocephala', kind: 'synonym', language: null, used_in: null }],
      }),
      taxon(2, 'Cattle Egret', { scientific_name: 'Bubulcus ibis', india: true, common: 2 }),
      taxon(3, 'Glossy Ibis', { india: true }),
      taxon(4, 'Ibisbill'),
      taxon(5, 'Waders', { scientific_name: 'Ibis', rank: 'genus' }),
    ];
    expect(found(animals, 'ibis')).toEqual([5, 3, 2, 1, 4]);
    expect(found(animals, 'ibises')).toEqual([5, 3, 2, 1]);
    expect(found(animals, 'bubulcus ib')).toEqual([2]);
  });

  test('a plural means the group, the singular rather one of them', () => {
    const animals = [taxon(1, 'Owls', { rank: 'order' }), taxon(2, 'Fish Owl', { common: 1 })];
    expect(found(animals, 'owls')).toEqual([1, 2]);
    expect(found(animals, 'owl')).toEqual([2, 1]);
  });

  test('codes are those of birds, and words come before them', () => {
    const animals = [
      taxon(1, 'Crested Owl'),
      taxon(2, 'House Crow'),
      taxon(3, 'Crooked Owlet Moth', { group: 'moths' }),
    ];
    expect(found(animals, 'CROW')).toEqual([2, 1]);
    expect(found(animals, 'hocr')).toEqual([2]);
  });

  test('a misspelt word is looked for where no other fits', () => {
    const animals = [taxon(1, 'Hoopoe'), taxon(2, 'Hoopor Bird')];
    expect(found(animals, 'hoopo')).toEqual([1, 2]);
    expect(found(animals, 'hopooe')).toEqual([1]);
    expect(found(animals, 'hxxxoe')).toEqual([]);
  });

  test('a name in Devanagari is found by its sound where no other name has the word', () => {
    const said = (id: number, english: string, ...names: string[]) =>
      taxon(id, english, {
        names: names.map((name) => ({ name, kind: 'common', language: 'mr', used_in: null })),
      });
    const animals = [
      said(1, 'Garden Kite', 'घार'),
      said(2, 'Striped Cat', 'ढाण्या वाघ'),
      said(3, 'Tiger', 'वाघ'),
    ];
    expect(found(animals, 'waagh')).toEqual([3]);
    expect(found(animals, 'dhanya')).toEqual([2]);
    expect(found(animals, 'ghaar')).toEqual([1]);
    expect(found(animals, 'garden')).toEqual([1]);
    expect(found(animals, 'u')).toEqual([]);
  });

  test('one that is found by several names is there once, with the name that fits best', () => {
    const myna = taxon(1, 'Common Myna', {
      names: [{ name: 'myna', kind: 'common', language: null, used_in: null }],
    });
    expect(searchTaxa(indexTaxa([myna]), 'MYNA', 10)).toEqual({
      found: [{ taxon: myna, matched: 'myna', isSpeltAlike: false }],
      total: 1,
    });
  });

  test.each([
    ['dusk hawk', false],
    ['hawks', false],
    ['usk haw', false],
    ['duskhawk', false],
    ['duck hawk', true],
    ['dusk hakw', true],
  ])('%j is only spelt like a Brown Dusk Hawk: %s', (typed, isSpeltAlike) =>
    expect(searchTaxa(indexTaxa([taxon(1, 'Brown Dusk Hawk'), taxon(2, 'Rook')]), typed, 10).found).toEqual([
      expect.objectContaining({ matched: null, isSpeltAlike }),
    ]),
  );

  test('more than are shown are counted, and only those that are wanted', () => {
    const animals = [1, 2, 3, 4].map((id) => taxon(id, `Tit ${'abcd'[id - 1] ?? ''}`));
    const { found: shown, total } = searchTaxa(indexTaxa(animals), 'tit', 2, {
      isWanted: ({ id }) => id !== 1,
    });
    expect(shown.map(({ taxon: { id } }) => id)).toEqual([2, 3]);
    expect(total).toBe(3);
  });

  test.each(['', ' ', '!?', '\u0301'])('nothing is found for %j', (typed) =>
    expect(found([taxon(1, 'Tit')], typed)).toEqual([]),
  );
});

test.each([
  ['Edwards’s  Atlas-Moth', 'edwardss atlas moth'],
  ['Zoë', 'zoe'],
  ['घड़ियाल', 'घडियाल'],
  ['पाँच', 'पांच'],
])('%s is compared as %s', (text, key) => expect(searchKey(text)).toBe(key));

test.each([
  ['Osprey', 'OSPR'],
  ['House Sparrow', 'HOSP'],
  ['White-throated Kingfisher', 'WTKI'],
  ['Oriental Magpie-Robin', 'ORMR'],
  ['Greater Racket-tailed Drongo', 'GRTD'],
  ['Blyth’s Reed Warbler', 'BRWA'],
  ['Emu', null],
  ['One Two Three Four Five', null],
])('birders note %s as %s', (name, code) => expect(birderCode(name)).toBe(code));

test.each([
  ['leaf warblers', 'leaf warbler'],
  ['butterflies', 'butterfly'],
  ['finches', 'finch'],
  ['tortoises', 'tortoise'],
  ['seahorses', 'seahorse'],
  ['ibises', 'ibis'],
  ['platypuses', 'platypus'],
  ['many species', 'many species'],
  ['ibis', 'ibis'],
  ['albatross', 'albatross'],
  ['bus', 'bus'],
])('the singular of %s is %s', (text, one) => expect(singular(text)).toBe(one));

describe('wrong letters', () => {
  test.each([
    ['drango', 'drongo', 1],
    ['leapord', 'leopard', 2],
    ['goraiya', 'gauraiya', 2],
    ['parakeet', 'parakeet', 0],
    ['abcd', 'wxyz', 3],
    ['ab', 'abcdef', 3],
    ['a'.repeat(41), 'a'.repeat(41), 3],
  ])('%s and %s: %i', (typed, meant, mistakes) => {
    expect(mistakesBetween(typed, meant, 2)).toBe(mistakes);
    expect(mistakesBetween(meant, typed, 2)).toBe(mistakes);
    if (mistakes < 3) expect(mayBeMisspelt(letterBits(typed), letterBits(meant), 2)).toBe(true);
  });

  test('short words have none to spare', () =>
    expect(['tit', 'myna', 'leapord'].map(allowedMistakes)).toEqual([0, 1, 2]));

  test('words without common letters are told at once', () =>
    expect(mayBeMisspelt(letterBits('abc'), letterBits('xyz'), 2)).toBe(false));
});
