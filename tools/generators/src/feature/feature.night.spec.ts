import { formatted, virtualWorkspace } from '../testing/virtual-workspace';
import feature from './feature';

const WEB = 'apps/web';
const files = [
  `${WEB}/react-router.config.ts`,
  `${WEB}/src/routes.ts`,
  `${WEB}/src/lib/paths.ts`,
  `${WEB}/src/lib/public-paths.ts`,
  `${WEB}/src/paths.spec.ts`,
  `${WEB}/src/app/search-engines/sitemap.ts`,
];
const workspace = () => virtualWorkspace(files);
const options = {
  name: 'field-notes',
  title: 'Field notes',
  description: 'What members wrote down outdoors, in their own words.',
};

test('a public page has its route, head, tests, prerendering and place in the sitemap', async () => {
  const tree = workspace();
  await feature(tree, options);
  const read = (file: string) => formatted(tree, file);
  expect(read(`${WEB}/src/routes.ts`)).toMatch(
    /route\('field-notes', 'features\/field-notes\/field-notes-page.tsx'\),\s+route\('\*', 'app\/not-found\/not-found-page/,
  );
  expect(read(`${WEB}/react-router.config.ts`)).toContain("'/field-notes',");
  expect(read(`${WEB}/src/lib/public-paths.ts`)).toContain("fieldNotes: () => '/field-notes',");
  expect(read(`${WEB}/src/app/search-engines/sitemap.ts`)).toContain('[paths.fieldNotes(),');
  expect(read(`${WEB}/src/features/field-notes/field-notes-page.tsx`)).toContain('pageMeta({');
  expect(tree.exists('apps/web-e2e/src/specs/field-notes.spec.ts')).toBe(true);
});

test('a community page is for members and not for search engines', async () => {
  const tree = workspace();
  await feature(tree, { ...options, area: 'community' });
  const page = `${WEB}/src/features/field-notes/field-notes-page.tsx`;
  expect(formatted(tree, `${WEB}/src/lib/paths.ts`)).toContain("fieldNotes: () => '/community/field-notes',");
  expect(formatted(tree, page)).toContain('privateMeta(title)');
  expect(formatted(tree, `${WEB}/src/app/search-engines/sitemap.ts`)).not.toContain('fieldNotes');
});

test.each([
  [{ name: 'Field Notes' }, "name: 'Field Notes' is not an address"],
  [{ title: ' ' }, 'title is missing'],
  [{ description: 'Short.' }, 'description has 6 characters'],
  [{ name: 'news' }, 'public-paths.ts has news already'],
])('refuses %j', async (wrong, fault) => {
  await expect(feature(workspace(), { ...options, ...wrong })).rejects.toThrow(fault);
});
