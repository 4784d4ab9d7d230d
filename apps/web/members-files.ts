import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin, Rolldown } from 'vite';
import routes from './src/routes';

const routeFiles = ({ file, children = [] }: RouteConfigEntry): string[] => [
  file,
  ...children.flatMap(routeFiles),
];

const LAYOUT = 'app/community-layout/community-layout.tsx';
const SCREENS = routes.find(({ file }) => file === LAYOUT)?.children?.flatMap(routeFiles) ?? [];
export const MEMBERS_ENTRIES = [LAYOUT, ...SCREENS];
/** Every screen loads a module that this many share: it is there when somebody navigates on. */
const MANY = 10;
/** Public pages load it for members alone. */
const OF_MEMBERS = /\/src\/parts\/topics\/follow-as-member\.tsx$/;
/** An import from these needs only one of their modules. */
const BARRELS = /\/(lucide-react\.mjs|libs\/[\w-]+\/src\/(index|icons)\.ts)$/;
const NAMED_IMPORTS = /(?:im|ex)port\s*\{([^}]*)\}\s*from/g;
/** They change without the code, which then stays cached. */
const RECORDS = /\/wildlife-data\/src\/generated\//;
const DEFAULTS_OF_FILES = /export\s*\{([^}]*)\}\s*from\s*['"]\.\/([^'"]*)['"]/g;

type ImportReader = (id: string) => readonly string[];

export function withImports(from: readonly string[], readImports: ImportReader): Set<string> {
  const found = new Set(from);
  // A set iterates over members added meanwhile.
  for (const id of found) for (const imported of readImports(id)) found.add(imported);
  return found;
}

export const findEntries = (build: Rolldown.PluginContext, files: readonly string[]): string[] =>
  [...build.getModuleIds()].filter(
    (id) => build.getModuleInfo(id)?.isEntry && files.some((file) => id.includes(`/src/${file}`)),
  );

/** Maps each barrel's exported names to their modules. */
function barrelModules(build: Rolldown.PluginContext): Map<string, Map<string, string>> {
  const barrels = [...build.getModuleIds()].filter((id) => BARRELS.test(id));
  return new Map(
    barrels.map((barrel) => {
      const { importedIds = [], code } = build.getModuleInfo(barrel) ?? {};
      const modules = new Map(
        importedIds
          .filter((id) => !BARRELS.test(id))
          .flatMap((id) => (build.getModuleInfo(id)?.exports ?? []).map((name) => [name, id])),
      );
      for (const [, names = '', file = ''] of (code ?? '').matchAll(DEFAULTS_OF_FILES)) {
        const module = importedIds.find((id) => id.endsWith(file));
        if (module)
          for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) modules.set(name, module);
      }
      return [barrel, modules];
    }),
  );
}

function importsIn(build: Rolldown.PluginContext): ImportReader {
  const barrels = barrelModules(build);
  return (id) => {
    const { importedIds = [], code } = build.getModuleInfo(id) ?? {};
    if (!importedIds.some((imported) => barrels.has(imported))) return importedIds;
    const names = [...(code ?? '').matchAll(NAMED_IMPORTS)].flatMap(
      ([, list = '']) => list.match(/\w+/g) ?? [],
    );
    return importedIds.flatMap((imported) => {
      const modules = barrels.get(imported);
      return modules ? names.flatMap((name) => modules.get(name) ?? []) : [imported];
    });
  };
}

/**
 * Puts what members' screens share, but visitors do not load, into one file. By itself the bundler makes a
 * file for each set of screens that share a module: 120 for the feed.
 */
export function membersFiles(): { plugin: Plugin; group: Rolldown.CodeSplittingGroup } {
  const shared = new Set<string>();
  const plugin: Plugin = {
    name: 'members-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // A group without its modules' imports needs this.
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
        : undefined,
    renderStart() {
      const readImports = importsIn(this);
      const allImports = (id: string) => [
        ...readImports(id),
        ...(this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
      ];
      const modules = [...this.getModuleIds()];
      const entries = modules.filter((id) => this.getModuleInfo(id)?.isEntry);
      const screens = findEntries(this, SCREENS);
      const layouts = findEntries(this, [LAYOUT]);
      const counts = new Map<string, number>();
      for (const screen of screens)
        for (const id of withImports([screen], readImports)) counts.set(id, (counts.get(id) ?? 0) + 1);
      for (const [id, count] of counts) if (count >= MANY) shared.add(id);
      for (const id of withImports(layouts, readImports)) shared.add(id);
      const ofVisitors = entries.filter((id) => !layouts.includes(id) && !screens.includes(id));
      const importsOfVisitors = (id: string) =>
        allImports(id).filter((imported) => !OF_MEMBERS.test(imported));
      for (const id of withImports(ofVisitors, importsOfVisitors)) shared.delete(id);
      const importers = new Map<string, string[]>();
      for (const id of modules)
        for (const imported of allImports(id))
          importers.set(imported, [...(importers.get(imported) ?? []), id]);
      const records = modules.filter((id) => RECORDS.test(id));
      for (const id of withImports(records, (each) => importers.get(each) ?? [])) shared.delete(id);
    },
  };
  return {
    plugin,
    group: { name: 'members', test: (id) => shared.has(id), includeDependenciesRecursively: false },
  };
}
