import { logger } from '@nx/devkit';
import { formatted, virtualWorkspace } from '../testing/virtual-workspace';
import call from './call';

const files = [
  'libs/contracts/src/member.contract.ts',
  'libs/contracts/src/public.contract.ts',
  'libs/contracts/src/index.ts',
  'libs/contracts/src/bookmarks/bookmarks.contract.ts',
  'apps/api/src/members/members.plugin.ts',
  'apps/api/src/public/public.plugin.ts',
  'apps/api/src/posts/bookmarks/bookmarks.routes.ts',
  'libs/contracts/src/common/call-access.ts',
  'apps/api/tests/security/authorisation-matrix.ts',
  'apps/api/tests/security/matrix-requests.ts',
];
const workspace = () => virtualWorkspace(files);

test('makes a new domain and registers it with contract, server and matrix', async () => {
  const tree = workspace();
  await call(tree, { domain: 'field-notes', name: 'recent', summary: 'List my notes' });
  const read = (file: string) => formatted(tree, file);
  expect(read('libs/contracts/src/field-notes/field-notes.contract.ts')).toContain(
    "summary: 'List my notes'",
  );
  const contract = read('libs/contracts/src/member.contract.ts');
  expect(contract).toContain('fieldNotes: typeof fieldNotesContract;');
  expect(contract).toContain('fieldNotes: fieldNotesContract,');
  expect(read('libs/contracts/src/index.ts')).toContain("'./field-notes/field-notes.contract'");
  expect(read('apps/api/src/members/members.plugin.ts')).toContain('fieldNotes: fieldNotesRoutes(app),');
  expect(read('apps/api/tests/security/authorisation-matrix.ts')).toContain(
    "'GET /api/field-notes/recent': forMembers(),",
  );
  expect(read('apps/api/tests/security/matrix-requests.ts')).toContain(
    "'GET /api/field-notes/recent': get('/api/field-notes/recent'),",
  );
  expect(read('apps/api/src/members/field-notes/recent.spec.ts')).toContain(
    'does not answer what belongs to others',
  );
});

test('says which tests to run, by path', async () => {
  const info = jest.spyOn(logger, 'info').mockImplementation(() => undefined);
  const tellNextSteps = await call(workspace(), { domain: 'field-notes', name: 'recent' });
  tellNextSteps();
  expect(info).toHaveBeenCalledWith(
    expect.stringContaining(
      'npx nx test api -- apps/api/src/members/field-notes/recent.spec authorisation-matrix\n',
    ),
  );
  info.mockRestore();
});

test('adds to a domain that is there', async () => {
  const tree = workspace();
  await call(tree, { domain: 'bookmarks', name: 'mine' });
  expect(formatted(tree, 'libs/contracts/src/bookmarks/bookmarks.contract.ts')).toContain(
    "path: '/bookmarks/mine'",
  );
  expect(formatted(tree, 'apps/api/src/posts/bookmarks/bookmarks.routes.ts')).toContain('readBookmarksMine(');
  expect(formatted(tree, 'libs/contracts/src/common/call-access.ts')).toMatch(/mine: 'read',\n {2}},/);
});

test('a call for everybody asks for no token', async () => {
  const tree = workspace();
  await call(tree, { domain: 'notes', name: 'species', access: 'everybody' });
  expect(formatted(tree, 'libs/contracts/src/public.contract.ts')).toContain('notes: notesContract,');
  expect(formatted(tree, 'apps/api/src/public/public.plugin.ts')).toContain('notes: notesRoutes(app),');
  expect(formatted(tree, 'libs/contracts/src/common/call-access.ts')).toContain(
    "notes: { species: 'public' },",
  );
  expect(formatted(tree, 'apps/api/tests/security/authorisation-matrix.ts')).toContain(
    "'GET /api/notes/species': forAll('200'),",
  );
});

test.each([
  [{ domain: 'Notes', name: 'recent' }, "domain: 'Notes' is no name"],
  [{ domain: 'notes', name: 'my notes' }, "name: 'my notes' is no name"],
  [{ domain: 'bookmarks', name: 'list' }, 'bookmarks has a call list already'],
])('refuses %j', async (options, fault) => {
  await expect(call(workspace(), options)).rejects.toThrow(fault);
});
