import { formatFiles, logger, type Tree } from '@nx/devkit';
import { isSlug } from '../lib/names';
import { refuse } from '../lib/refuse';
import { addHandler, addToContract, authorise, handlerFaults, register } from './edits';
import { contractFile, toCallNames, queryFile, routesFile, specFile } from './files';

export interface CallOptions {
  domain: string;
  name: string;
  summary?: string;
  access?: 'members' | 'everybody';
}

function optionFaults({ domain, name, access = 'members' }: CallOptions): string[] {
  return [
    ...(isSlug(domain) ? [] : [`domain: '${domain}' is no name such as field-notes`]),
    ...(isSlug(name) ? [] : [`name: '${name}' is no name such as recent`]),
    ...(['members', 'everybody'].includes(access)
      ? []
      : [`access: '${access}' is neither members nor everybody`]),
  ];
}

/** Adds a working call that reads the caller's newest posts, or for everybody the photographed species. */
export default async function call(tree: Tree, options: CallOptions) {
  refuse('The call cannot be added', optionFaults(options));
  const names = toCallNames(tree, options);
  const isNew = !tree.exists(names.contract);
  refuse('The call cannot be added', [
    ...(isNew ? [] : handlerFaults(tree, names)),
    ...[names.query, names.spec]
      .filter((file) => tree.exists(file))
      .map((file) => `${file} is there already`),
  ]);
  tree.write(names.query, queryFile(names));
  tree.write(names.spec, specFile(names));
  if (isNew) {
    tree.write(names.contract, contractFile(names));
    tree.write(names.routes, routesFile(names));
    register(tree, names);
  } else {
    addToContract(tree, names);
    addHandler(tree, names);
  }
  authorise(tree, names);
  await formatFiles(tree);
  return () => logger.info(nextSteps(names));
}

const nextSteps = ({ path, query, spec }: ReturnType<typeof toCallNames>) => `
GET ${path} answers. Next:
  1. npx nx test api -- ${spec.replace('.ts', '')} authorisation-matrix
  2. Ask your own question in ${query}; the contract says what may be answered
  3. A call that writes needs a quota as well: apps/api/src/platform/quotas/quota-table.ts
  4. Data of a member's own: a row in apps/api/src/account/export-data.ts
  5. npx nx affected -t lint typecheck test`;
