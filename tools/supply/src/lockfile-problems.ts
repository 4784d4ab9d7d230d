import { lockedPackages, type Lockfile, type Manifest, nameOf } from './workspace-files';

const REGISTRY = 'https://registry.npmjs.org/';
/** Ranges, tags and aliases of registry packages. */
const REGISTRY_SPEC = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?[\w\s.^~<>=|*+-]+$/;

/**
 * What a lockfile must not hold: packages from anywhere but the registry, packages without a strong hash, install
 * scripts that `allowScripts` does not name. An entry without `resolved` comes from the registry as well, and its hash
 * decides.
 */
export function lockfileProblems(
  lockfile: Lockfile,
  { allowScripts }: Pick<Manifest, 'allowScripts'>,
): string[] {
  if (lockfile.lockfileVersion < 3) return [`The lockfile has version ${lockfile.lockfileVersion}, not 3.`];
  return lockedPackages(lockfile).flatMap(([location, locked]) => {
    const problems: string[] = [];
    if (!location.includes('node_modules/') || locked.link === true)
      return [`${location} is a folder, not a package of the registry.`];
    if (locked.resolved !== undefined && !locked.resolved.startsWith(REGISTRY))
      problems.push(`${location} comes from ${locked.resolved}, not from ${REGISTRY}.`);
    if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(locked.integrity ?? ''))
      problems.push(`${location} has no SHA-512 hash.`);
    if (!/^\d+\.\d+\.\d+/.test(locked.version ?? '')) problems.push(`${location} has no version.`);
    if (locked.hasInstallScript === true && !Object.hasOwn(allowScripts, nameOf(location)))
      problems.push(`${location} has an install script that allowScripts does not name.`);
    return problems;
  });
}

/** Dependencies of a package.json that name a repository, an address or a folder. */
export function manifestProblems({ dependencies, devDependencies }: Manifest): string[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, spec]) => !REGISTRY_SPEC.test(spec))
    .map(([name, spec]) => `${name} is ${spec}, not a version of the registry.`);
}

/** Names in `allowScripts` that no locked package with an install script has. */
export function unusedAllowances(
  lockfile: Lockfile,
  { allowScripts }: Pick<Manifest, 'allowScripts'>,
): string[] {
  const withScripts = lockedPackages(lockfile)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([location]) => nameOf(location));
  return Object.keys(allowScripts).filter((name) => !withScripts.includes(name));
}
