import type { Manifest } from './workspace-files';

export interface UpdateRule {
  groupName?: string;
  matchManagers?: string[];
  matchPackageNames?: string[];
  matchUpdateTypes?: string[];
  automerge?: boolean;
}

export interface Updates {
  rangeStrategy?: string;
  constraints?: { node?: string };
  schedule?: string[];
  packageRules: UpdateRule[];
}

/** The forms of Renovate's patterns that we use: `name`, `prefix-*` and `@scope/**`. */
export function matches(pattern: string, name: string): boolean {
  if (pattern.endsWith('/**')) return name.startsWith(pattern.slice(0, -2));
  if (pattern.endsWith('*')) return name.startsWith(pattern.slice(0, -1)) && !name.includes('/');
  return pattern === name;
}

const namesOf = ({ dependencies, devDependencies }: Manifest) =>
  Object.keys({ ...dependencies, ...devDependencies });

const groupsOf = ({ packageRules }: Updates) =>
  packageRules.filter(({ groupName, matchPackageNames }) => groupName && matchPackageNames);

/** Dependencies that are in no group or in several, and patterns that match none. */
export function groupProblems(manifest: Manifest, updates: Updates): string[] {
  const names = namesOf(manifest);
  const groups = groupsOf(updates);
  const inGroups = names.flatMap((name) => {
    const found = groups.filter(({ matchPackageNames = [] }) =>
      matchPackageNames.some((pattern) => matches(pattern, name)),
    );
    return found.length === 1
      ? []
      : [`${name} is in ${found.map(({ groupName }) => groupName).join(' and ') || 'no group'}.`];
  });
  const unused = groups
    .flatMap(({ matchPackageNames = [] }) => matchPackageNames)
    .filter((pattern) => !names.some((name) => matches(pattern, name)));
  return [...inGroups, ...unused.map((pattern) => `${pattern} matches no dependency.`)];
}

/** Dependencies that are not pinned to one version. */
export function rangeProblems({ dependencies, devDependencies }: Manifest): string[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^(npm:[@\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is ${version}, not one version.`);
}

/** What may be merged unseen beside types and lint. */
export function automergeProblems({ packageRules }: Updates): string[] {
  const allowed = packageRules
    .filter(({ groupName = '' }) => ['types', 'lint'].includes(groupName))
    .flatMap(({ matchPackageNames = [] }) => matchPackageNames);
  return packageRules
    .filter(({ automerge }) => automerge)
    .flatMap(({ matchPackageNames = ['everything'], matchUpdateTypes = ['major'] }) => [
      ...matchPackageNames
        .filter((pattern) => !allowed.includes(pattern))
        .map((pattern) => `${pattern} is merged unseen.`),
      ...matchUpdateTypes.filter((type) => type === 'major').map(() => 'Major versions are merged unseen.'),
    ]);
}
