import { findSpecies } from '../../../lib/catalogue';
import { sampleTaxon } from '../../../testing/taxa';
import { findKin, STAND_INS } from './kin';

const { protection } = sampleTaxon(1, 'Testus');
const group = (rank: string, scientificName: string) => sampleTaxon(2, scientificName, { rank });

test('each stand-in is an animal of the guide', () => {
  expect(Object.values(STAND_INS).filter((slug) => findSpecies(slug) === undefined)).toEqual([]);
});

test.each([
  ['a group', group('suborder', 'Serpentes'), { slug: 'king-cobra' }],
  [
    'one that belongs to an animal of the guide, or the other way round',
    sampleTaxon(1, 'Axis axis ceylonensis', { protection: { ...protection, species: ['chital'] } }),
    { slug: 'chital' },
  ],
  [
    'an animal in two groups with stand-ins',
    sampleTaxon(1, 'Sibynophis subpunctatus', {
      ancestors: [group('class', 'Reptilia'), group('suborder', 'Serpentes'), group('genus', 'Sibynophis')],
    }),
    { slug: 'king-cobra', rank: 'suborder' },
  ],
  [
    'an animal that shares no more than a class with one of the guide',
    sampleTaxon(1, 'Passer domesticus', { ancestors: [group('class', 'Aves'), group('genus', 'Passer')] }),
    null,
  ],
  ['an animal without kin in the guide', group('class', 'Gastropoda'), null],
])('%s', (_, taxon, kin) => expect(findKin(taxon)).toEqual(kin));
