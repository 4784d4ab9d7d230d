import { posix } from 'node:path';
import type { Tree } from '@nx/devkit';
import {
  addImport,
  appendToArgument,
  appendToInterface,
  appendToNested,
  appendToObject,
  parametersAround,
} from '../lib/edit-source';
import { type CallNames, callCode, contractImports, CURRENT_USER, handlerCode, moduleName } from './files';

const SECURITY = 'apps/api/tests/security';

/** Reasons why existing routes cannot take the handler. */
export function handlerFaults(
  tree: Tree,
  { routes, domain, domainKey, contract, callKey }: CallNames,
): string[] {
  if (!tree.exists(routes)) return [`${domain} has no ${routes}: add the handler by hand`];
  const parameters = parametersAround(tree, routes, `apiContract.${domainKey}`);
  if (!parameters) return [`${routes} has no defineRoutes(apiContract.${domainKey}, {…})`];
  const taken = new RegExp(`^  ${callKey}: \\{`, 'm').test(tree.read(contract, 'utf8') ?? '');
  return [
    ...(taken ? [`${domain} has a call ${callKey} already`] : []),
    ...(/\bdb\b/.test(parameters) ? [] : [`${routes} does not take db: add it to its parameters first`]),
  ];
}

export function addToContract(tree: Tree, names: CallNames): void {
  for (const statement of contractImports(names)) addImport(tree, names.contract, statement);
  appendToObject(tree, names.contract, `${names.domainKey}Contract`, callCode(names));
}

export function addHandler(tree: Tree, names: CallNames): void {
  const { routes, read, query, isOpen, domainKey, from } = names;
  if (!isOpen) addImport(tree, routes, `import { getCurrentUserId } from '${from(CURRENT_USER)}';`);
  addImport(tree, routes, `import { ${read} } from './${moduleName(query)}';`);
  appendToArgument(tree, routes, `apiContract.${domainKey}`, handlerCode(names));
}

/** Adds the domain to contract and server. */
export function register(tree: Tree, { domain, domainKey, isOpen, routes }: CallNames): void {
  const contract = `${domainKey}Contract`;
  const audience = isOpen ? 'public' : 'member';
  const calls = `libs/contracts/src/${audience}.contract.ts`;
  addImport(tree, calls, `import { ${contract} } from './${domain}/${domain}.contract';`);
  appendToInterface(tree, calls, 'Domains', `${domainKey}: typeof ${contract};`);
  appendToObject(tree, calls, `${audience}Contract`, `${domainKey}: ${contract}`);
  const index = 'libs/contracts/src/index.ts';
  tree.write(index, `${tree.read(index, 'utf8') ?? ''}export * from './${domain}/${domain}.contract';\n`);
  const [room, caller] = isOpen ? ['public', 'app'] : ['members', 'signedIn'];
  const plugin = `apps/api/src/${room}/${room}.plugin.ts`;
  const path = `./${posix.relative(posix.dirname(plugin), routes).replace(/\.ts$/, '')}`;
  addImport(tree, plugin, `import { ${domainKey}Routes } from '${path}';`);
  appendToArgument(tree, plugin, caller, `${domainKey}: ${domainKey}Routes(app)`);
}

/** What the call asks for, a row of the matrix and a request that tries it. */
export function authorise(tree: Tree, { path, isOpen, domainKey, callKey }: CallNames): void {
  const access = `${callKey}: '${isOpen ? 'public' : 'read'}'`;
  appendToNested(tree, 'libs/contracts/src/common/call-access.ts', 'callAccess', domainKey, access);
  const row = isOpen ? "forAll('200')" : 'forMembers()';
  appendToObject(tree, `${SECURITY}/authorisation-matrix.ts`, 'rows', `'GET ${path}': ${row}`);
  appendToObject(tree, `${SECURITY}/matrix-requests.ts`, 'calls', `'GET ${path}': get('${path}')`);
}
