import { posix } from 'node:path';
import type { Tree } from '@nx/devkit';
import { camel, pascal } from '../lib/names';
import type { CallOptions } from './call';

export const CURRENT_USER = 'people/current-user/current-user';

export interface CallNames {
  domain: string;
  /** The key of the domain in the contract. */
  domainKey: string;
  callKey: string;
  path: string;
  summary: string;
  isOpen: boolean;
  read: string;
  contract: string;
  routes: string;
  query: string;
  spec: string;
  /** The path of an API module, for an import in the domain's folder. */
  from: (module: string) => string;
}

const SOURCES = 'apps/api/src';

/** A new domain moves into the room of those who may call it. */
function chooseFolder(tree: Tree, domain: string, isOpen: boolean): string {
  const rooms = tree.children(SOURCES).filter((room) => !tree.isFile(`${SOURCES}/${room}`));
  const folders = [domain, ...rooms.map((room) => `${room}/${domain}`)].map(
    (folder) => `${SOURCES}/${folder}`,
  );
  const found = folders.find((folder) => tree.exists(`${folder}/${domain}.routes.ts`));
  return found ?? `${SOURCES}/${isOpen ? 'public' : 'members'}/${domain}`;
}

export function toCallNames(tree: Tree, { domain, name, summary, access }: CallOptions): CallNames {
  const isOpen = access === 'everybody';
  const api = chooseFolder(tree, domain, isOpen);
  return {
    domain,
    domainKey: camel(domain),
    callKey: camel(name),
    path: `/api/${domain}/${name}`,
    summary: summary ?? (isOpen ? 'List the species that have photographs' : 'List my newest posts'),
    isOpen,
    read: `read${pascal(domain)}${pascal(name)}`,
    contract: `libs/contracts/src/${domain}/${domain}.contract.ts`,
    routes: `${api}/${domain}.routes.ts`,
    query: `${api}/${name}.query.ts`,
    spec: `${api}/${name}.spec.ts`,
    from: (module) => posix.relative(api, `${SOURCES}/${module}`),
  };
}

export function callCode({ callKey, path, summary, isOpen }: CallNames): string {
  const items = isOpen
    ? '/** Slugs, alphabetical. */\n        species: z.array(z.string()).max(limits.pageMax)'
    : '/** Newest first. */\n        posts: z.array(z.object({ _id: idSchema, createdAt: z.iso.datetime() })).max(limits.pageMax)';
  return `${callKey}: {
    method: 'GET',
    path: ${JSON.stringify(path.replace('/api', ''))},
    responses: {
      200: z.object({
        success,
        ${items},
      }),
    },
    summary: ${JSON.stringify(summary)},
  }`;
}

export const contractImports = ({ isOpen }: CallNames) => [
  "import { z } from 'zod';",
  "import { success } from '../common/envelope';",
  ...(isOpen ? [] : ["import { idSchema } from '../common/ids';"]),
  "import { limits } from '../common/limits';",
];

export const contractFile = (names: CallNames) => `import { initContract } from '@ts-rest/core';
${contractImports(names).join('\n')}

const c = initContract();

export const ${names.domainKey}Contract = c.router({
  ${callCode(names)},
});
`;

export const handlerCode = ({ callKey, read, isOpen }: CallNames) =>
  isOpen
    ? `${callKey}: async () => ({ status: 200, body: { success: true, species: await ${read}(db.read) } })`
    : `${callKey}: async ({ request }) => {
        const posts = await ${read}(await db.upToDate(), getCurrentUserId(request));
        return { status: 200, body: { success: true, posts } };
      }`;

export const routesFile = (names: CallNames) => `import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
${names.isOpen ? '' : `import { getCurrentUserId } from '${names.from(CURRENT_USER)}';\n`}import { defineRoutes } from '${names.from('platform/plugins/contract-routes')}';
import { ${names.read} } from './${moduleName(names.query)}';

/** ${names.isOpen ? 'For everybody.' : 'Requires a signed-in user.'} */
export function ${names.domainKey}Routes({ db }: FastifyInstance) {
  return defineRoutes(apiContract.${names.domainKey}, {
    ${handlerCode(names)},
  });
}
`;

export const moduleName = (file: string) => (file.split('/').at(-1) ?? file).replace(/\.ts$/, '');

export const queryFile = ({ read, isOpen, from }: CallNames) =>
  isOpen
    ? `import { limits } from '@aranya/contracts';
import { speciesPhotos } from '${from('platform/db/schema')}';
import type { Db } from '${from('platform/db/types')}';

/** Slugs of the species that have photographs, alphabetical. */
export async function ${read}(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ species: speciesPhotos.species })
    .from(speciesPhotos)
    .orderBy(speciesPhotos.species)
    .limit(limits.pageMax);
  return rows.map(({ species }) => species);
}
`
    : `import { limits } from '@aranya/contracts';
import { desc, eq } from 'drizzle-orm';
import { posts } from '${from('platform/db/schema')}';
import type { Db } from '${from('platform/db/types')}';

/** The user's own posts, newest first. */
export async function ${read}(db: Db, userId: string): Promise<{ _id: string; createdAt: string }[]> {
  const rows = await db
    .select({ id: posts.id, createdAt: posts.createdAt })
    .from(posts)
    .where(eq(posts.authorId, userId))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(limits.pageMax);
  return rows.map(({ id, createdAt }) => ({ _id: id, createdAt: createdAt.toISOString() }));
}
`;

const startLines = `
let api: PostsApi;
beforeAll(async () => {
  api = await startPostsApi();
});
afterAll(() => api.close());
beforeEach(() => api.clear());
`;

export const specFile = ({ path, isOpen, from }: CallNames) =>
  isOpen
    ? `import { type PostsApi, startPostsApi } from '${from('posts/posts.testing')}';
${startLines}
test('answers everybody, without a token', async () => {
  const answer = await api.app.inject('${path}');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ success: true, species: [] });
});

test('refuses another method', async () => {
  const answer = await api.app.inject({ method: 'POST', url: '${path}', payload: {} });
  expect(answer.statusCode).toBe(404);
});
`
    : `import { call, type PostsApi, publish, startPostsApi } from '${from('posts/posts.testing')}';
${startLines}
test('answers what is the caller’s own, newest first', async () => {
  const asha = await api.member('asha');
  const first = await publish(api.app, asha, { content: 'A heron' });
  const second = await publish(api.app, asha, { content: 'Two herons' });
  const { status, body } = await call(api.app, asha, '${path}');
  expect(status).toBe(200);
  expect(body['posts']).toMatchObject([{ _id: second._id }, { _id: first._id }]);
});

test('does not answer what belongs to others', async () => {
  await publish(api.app, await api.member('asha'), { content: 'A heron' });
  const { body } = await call(api.app, await api.member('ravi'), '${path}');
  expect(body).toEqual({ success: true, posts: [] });
});
`;
