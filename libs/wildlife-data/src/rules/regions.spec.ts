import { regionFaults } from './regions';

describe('regions name India where they should', () => {
  const faults = (region: string, india: boolean) =>
    regionFaults({ name: 'Gaur', region, india, conservation_status: 'Vulnerable' });

  test('finds a region that omits India and one that wrongly names it', () => {
    expect(faults('India and Nepal', true)).toEqual([]);
    expect(faults('All oceans, with a small population off western India', true)).toEqual([]);
    expect(faults('Nepal', true)).toEqual(["Gaur: the region 'Nepal' does not name India"]);
    expect(faults('Tropical Indian Ocean', true)).toHaveLength(1);
    expect(faults('India', false)).toEqual(["Gaur: the region 'India' names India"]);
    expect(faults('Western Indian Ocean', false)).toEqual([]);
  });

  test('a domestic animal may name India and is not wild there', () => {
    const zebu = { name: 'Zebu', region: 'India', conservation_status: 'Domesticated' } as const;
    expect(regionFaults({ ...zebu, india: false })).toEqual([]);
    expect(regionFaults({ ...zebu, region: 'Nepal', india: true })).toHaveLength(1);
  });
});
