import { parks } from '../parks/parks';
import { kindFaults } from './park-kinds';

describe('ids 26 to 31 are wildlife sanctuaries', () => {
  const type = 'Wildlife Sanctuary';

  test('finds a wrong name and a wrong or missing type', () => {
    expect(kindFaults({ id: 26, name: 'Dampa Wildlife Sanctuary', type })).toEqual([]);
    expect(kindFaults({ id: 26, name: 'Dampa Wildlife Sanctuary' })).toEqual([
      'Dampa Wildlife Sanctuary (26) has the type undefined, not Wildlife Sanctuary',
    ]);
    expect(kindFaults({ id: 31, name: 'Dampa National Park', type })).toEqual([
      'Dampa National Park (31) is a National Park, not a Wildlife Sanctuary, by name',
    ]);
    expect(kindFaults({ id: 25, name: 'Kuno National Park', type })).toHaveLength(1);
    expect(kindFaults({ id: 25, name: 'Kuno Reserve' })).toHaveLength(1);
    expect(kindFaults({ id: 25, name: 'Kuno National Park' })).toEqual([]);
    expect(kindFaults({ id: 32, name: 'Kuno National Park' })).toEqual([]);
    expect(kindFaults({ id: 32, name: 'Dampa Wildlife Sanctuary', type })).toEqual([]);
  });

  test('the parks are spread: at least twenty states and union territories', () => {
    const states = parks.flatMap((park) => park.states);
    expect(new Set(states).size).toBeGreaterThanOrEqual(20);
  });
});
