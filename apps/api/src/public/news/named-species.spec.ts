import { namedSpecies } from './named-species';

test('finds the species that an article names, each once and two at most', () => {
  expect(
    namedSpecies({ title: 'Snow leopards counted', description: 'A snow leopard in each valley.' }),
  ).toEqual([{ id: 4, name: 'Snow Leopard' }]);
  expect(
    namedSpecies({ title: 'Red pandas, dholes and vaquitas', description: null }).map(({ name }) => name),
  ).toEqual(['Red Panda', 'Dhole']);
  expect(namedSpecies({ title: 'A park reopens', description: null })).toEqual([]);
});
