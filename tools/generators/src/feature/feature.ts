import { formatFiles, logger, type Tree } from '@nx/devkit';
import { isSlug } from '../lib/names';
import { refuse } from '../lib/refuse';
import { featureFiles, toFeatureNames } from './files';
import { registerPage } from './register';

export interface FeatureOptions {
  name: string;
  title: string;
  description: string;
  area?: 'public' | 'community';
}

function optionFaults({ name, title, description, area = 'public' }: FeatureOptions): string[] {
  return [
    ...(isSlug(name) ? [] : [`name: '${name}' is not an address such as field-notes`]),
    ...(title.trim() === '' ? ['title is missing'] : []),
    ...(description.length < 40 || description.length > 170
      ? [`description has ${description.length} characters, not 40 to 170`]
      : []),
    ...(['public', 'community'].includes(area) ? [] : [`area: '${area}' is neither public nor community`]),
  ];
}

/** Adds a page with route, head and tests, prerendered where it is public. */
export default async function feature(tree: Tree, options: FeatureOptions) {
  refuse('The page cannot be added', optionFaults(options));
  const names = toFeatureNames(options);
  const files = featureFiles(names);
  refuse('The page cannot be added', [
    ...Object.keys(files)
      .filter((file) => tree.exists(file))
      .map((file) => `${file} is there already`),
    ...['paths.ts', 'public-paths.ts']
      .filter((file) =>
        new RegExp(`^  ${names.key}: `, 'm').test(tree.read(`apps/web/src/lib/${file}`, 'utf8') ?? ''),
      )
      .map((file) => `${file} has ${names.key} already`),
  ]);
  for (const [file, text] of Object.entries(files)) tree.write(file, text);
  registerPage(tree, names);
  await formatFiles(tree);
  return () => logger.info(nextSteps(names.address, names.folder));
}

const nextSteps = (address: string, folder: string) => `
The page is at ${address}. Next:
  1. npx nx serve web, then http://localhost:4200${address}
  2. Fill ${folder}, and link to the page: nothing does so yet
  3. npx nx affected -t lint typecheck test
  4. npx nx run-many -t build -p web,api, then its browser test: npx nx e2e web-e2e -- ${address.split('/').at(-1)}`;
