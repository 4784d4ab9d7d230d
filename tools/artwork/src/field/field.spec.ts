import { roster } from '@aranya/wildlife-data';
import { artworkFiles } from '../files';
import { fieldFiles } from './field-files';
import { FIELD_PICTURES } from './field-pictures';

const plates = new Map(artworkFiles().map(({ path, draw }) => [path, draw]));

test('each shows an animal of the catalogue', () => {
  const slugs = new Set(roster.map(({ slug }) => slug));
  expect(FIELD_PICTURES.filter((slug) => !slugs.has(slug))).toEqual([]);
});

test.each(fieldFiles().map((file) => [file.path, file] as const))(
  '%s is no plate',
  async (path, { draw }) => {
    const inner = (svg: string) => svg.slice(svg.indexOf('</defs>'));
    const plate = await plates.get(path.replace('/field/', '/animals/'))?.();
    expect(plate).toBeDefined();
    expect(inner(String(await draw()))).not.toBe(inner(String(plate)));
  },
);
