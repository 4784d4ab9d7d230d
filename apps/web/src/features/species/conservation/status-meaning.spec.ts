import { animals } from '@aranya/wildlife-data';
import { findGlance } from '@aranya/wildlife-data/glances';
import { gradedBy, statusMeaning } from './status-meaning';

test('every species that lives wild has the source of its grade, and what is domesticated has none', () => {
  for (const { id, name, conservation_status: status } of animals) {
    const keys = gradedBy(findGlance(id)?.sources);
    expect([name, keys.length]).toEqual([name, status === 'Domesticated' ? 0 : 1]);
  }
});

test('each grade of the Red List says what it means and who says so', () => {
  for (const { conservation_status: status } of animals)
    expect(statusMeaning(status)).toContain('IUCN Red List');
  expect(statusMeaning('Endangered')).toBe(
    'In very high danger of dying out in the wild, by the IUCN Red List',
  );
});
