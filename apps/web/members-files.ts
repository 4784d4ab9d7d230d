import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin, Rolldown } from 'vite';
import routes from './src/routes';

const filesOf = ({ file, children = [] }: RouteConfigEntry): string[] => [file, ...children.flatMap(filesOf)];

const LAYOUT = 'app/community-layout/community-layout.tsx';
const SCREENS = routes.find(({ file }) => file === LAYOUT)?.children?.flatMap(filesOf) ?? [];
/** What so many screens load, all load: it is there when somebody goes on. */
const MANY = 10;
/** Who imports a name from these needs one of their modules. */
const BARRELS = /\/(lucide-react\.mjs|libs\/[\w-]+\/src\/(index|icons)\.ts)$/;
const NAMED_IMPORTS = /(?:im|ex)port\s*\{([^}]*)\}\s*from/g;
/** They change without the code, which is then not fetched again. */
const RECORDS = /\/wildlife-data\/src\/generated\//;
const DEFAULTS_OF_FILES = /export\s*\{([^}]*)\}\s*from\s*['"]\.\/([^'"]*)['"]/g;

type ImportsOf = (id: string) => readonly string[];

/** Modules and all that they import. */
function withImports(from: readonly string[], importsOf: ImportsOf): Set<string> {
  const found = new Set(from);
  // A set is walked on to what is added meanwhile.
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}

/** For each barrel its modules, by the names that it exports. */
function modulesOfBarrels(build: Rolldown.PluginContext): Map<string, Map<string, string>> {
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

function importsIn(build: Rolldown.PluginContext): ImportsOf {
  const barrels = modulesOfBarrels(build);
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
 * Puts what screens of members share into one file, except what visitors load too. By itself the bundler makes a file for each set
 * of screens and later parts that share a module: a hundred and twenty for the feed, each with its cost for browser and server.
 */
export function membersFiles(): { plugin: Plugin; group: Rolldown.CodeSplittingGroup } {
  const shared = new Set<string>();
  const plugin: Plugin = {
    name: 'members-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // A group without what its modules import asks for it.
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
        : undefined,
    renderStart() {
      const importsOf = importsIn(this);
      const allOf = (id: string) => [
        ...importsOf(id),
        ...(this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
      ];
      const modules = [...this.getModuleIds()];
      const entries = modules.filter((id) => this.getModuleInfo(id)?.isEntry);
      const entriesOf = (files: readonly string[]) =>
        entries.filter((id) => files.some((file) => id.includes(`/src/${file}`)));
      const screens = entriesOf(SCREENS);
      const layouts = entriesOf([LAYOUT]);
      const counts = new Map<string, number>();
      for (const screen of screens)
        for (const id of withImports([screen], importsOf)) counts.set(id, (counts.get(id) ?? 0) + 1);
      for (const [id, count] of counts) if (count >= MANY) shared.add(id);
      for (const id of withImports(layouts, importsOf)) shared.add(id);
      const ofVisitors = entries.filter((id) => !layouts.includes(id) && !screens.includes(id));
      for (const id of withImports(ofVisitors, allOf)) shared.delete(id);
      const importers = new Map<string, string[]>();
      for (const id of modules)
        for (const imported of allOf(id)) importers.set(imported, [...(importers.get(imported) ?? []), id]);
      const records = modules.filter((id) => RECORDS.test(id));
      for (const id of withImports(records, (each) => importers.get(each) ?? [])) shared.delete(id);
    },
  };
  return {
    plugin,
    group: { name: 'members', test: (id) => shared.has(id), includeDependenciesRecursively: false },
  };
}
