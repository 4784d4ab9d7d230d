import { parks } from '@aranya/wildlife-data';
import type { MetaDescriptor } from 'react-router';
import { parksMeta } from './parks-meta';

const property = (tags: MetaDescriptor[], name: string) =>
  tags.flatMap((tag) => ('property' in tag && tag.property === name ? [tag.content] : []))[0];
const graph = (tags: MetaDescriptor[]) => JSON.stringify(tags.find((tag) => 'script:ld+json' in tag));

test('the wall has its own card and lists every park as an attraction', () => {
  const tags = parksMeta('?q=assam&page=2');
  expect(property(tags, 'og:image')).toMatch(/\/artwork\/cards\/pages\/parks\.png$/);
  expect(property(tags, 'og:url')).toMatch(/\/parks&sancturies$/);
  expect(graph(tags).match(/"TouristAttraction"/g)).toHaveLength(parks.length);
});

test('an open park is shared as itself, whatever else the address says', () => {
  const tags = parksMeta('?q=assam&park=kaziranga-national-park');
  expect(tags[0]).toEqual({ title: 'Kaziranga National Park, Assam · Aranya' });
  expect(property(tags, 'og:image')).toMatch(/\/artwork\/cards\/parks\/kaziranga-national-park\.png$/);
  expect(property(tags, 'og:url')).toMatch(/\/parks&sancturies\?park=kaziranga-national-park$/);
  expect(graph(tags)).toContain('"BreadcrumbList"');
  expect(graph(tags).match(/"TouristAttraction"/g)).toHaveLength(1);
});

test('every head has the same tags in the same places, so that one can take the place of another', () => {
  const shape = (tags: MetaDescriptor[]) =>
    tags.map((tag) =>
      Object.entries(tag).map(([name, value]) => (name === 'content' ? name : [name, typeof value])),
    );
  const keys = (tags: MetaDescriptor[]) =>
    tags.map((tag) => ('property' in tag ? tag.property : 'name' in tag ? tag.name : Object.keys(tag)));
  const wall = parksMeta('');
  for (const { slug, name } of parks) {
    const tags = parksMeta(`?park=${slug}`);
    expect(shape(tags)).toEqual(shape(wall));
    expect(keys(tags)).toEqual(keys(wall));
    const description = tags.flatMap((tag) =>
      'name' in tag && tag.name === 'description' ? [tag.content] : [],
    );
    expect(String(description[0]).length).toBeGreaterThan(60);
    expect(`${name}: ${String(description[0]).length <= 200}`).toBe(`${name}: true`);
  }
});

test('a park that is none is the wall', () => {
  expect(parksMeta('?park=atlantis')).toEqual(parksMeta(''));
});
