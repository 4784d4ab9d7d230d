import type { Tree } from '@nx/devkit';
import { appendToArray, appendToObject, insertElementBefore } from '../lib/edit-source';
import type { FeatureNames } from './files';

const WEB = 'apps/web';

/** Adds the page to routes, paths, prerendering and the sitemap. */
export function registerPage(tree: Tree, { name, key, address, folder, isPublic }: FeatureNames): void {
  const file = `${folder.replace(`${WEB}/src/`, '')}/${name}-page.tsx`;
  const notFound = isPublic ? 'app/not-found/not-found-page.tsx' : 'app/not-found/community-not-found.tsx';
  insertElementBefore(
    tree,
    `${WEB}/src/routes.ts`,
    `route('*', '${notFound}')`,
    `route('${name}', '${file}')`,
  );
  const [pathsFile, list] = isPublic ? ['public-paths', 'publicPaths'] : ['paths', 'paths'];
  appendToObject(tree, `${WEB}/src/lib/${pathsFile}.ts`, list, `${key}: () => '${address}'`);
  appendToObject(tree, `${WEB}/src/paths.spec.ts`, 'table', `[paths.${key}()]: '${address}'`);
  const config = `${WEB}/react-router.config.ts`;
  if (isPublic) {
    insertElementBefore(tree, config, "'/sitemap.xml'", `'${address}'`);
    appendToArray(
      tree,
      `${WEB}/src/app/search-engines/sitemap.ts`,
      'pages',
      `[paths.${key}(), artwork.card('home')]`,
    );
  } else insertElementBefore(tree, config, "'/account'", `'/${name}'`);
}
