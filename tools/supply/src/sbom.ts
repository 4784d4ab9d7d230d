import { z } from 'zod';
import {
  isProduction,
  type LockedPackage,
  lockedPackages,
  type Lockfile,
  type Manifest,
  nameOf,
} from './workspace-files';

/** What is relied on of CycloneDX 1.5 or newer. */
const bomSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string().regex(/^1\.(?:[5-9]|\d\d)$/),
  metadata: z.looseObject({ component: z.looseObject({ name: z.string(), version: z.string() }) }),
  components: z
    .array(
      z.looseObject({
        name: z.string(),
        version: z.string(),
        purl: z.string().startsWith('pkg:npm/'),
        hashes: z.array(z.looseObject({ alg: z.string(), content: z.string() })).min(1),
      }),
    )
    .min(1),
});

export type Bom = z.infer<typeof bomSchema>;

/**
 * The bill of materials that `npm sbom` prints, under the project's name: npm takes that of the folder.
 * @throws Error where it is no CycloneDX document, or a component has no hash
 */
export function bomOf(printed: string, { name, version }: Pick<Manifest, 'name' | 'version'>): Bom {
  const bom = bomSchema.parse(JSON.parse(printed));
  return { ...bom, metadata: { ...bom.metadata, component: { ...bom.metadata.component, name, version } } };
}

/** Production packages of the lockfile that the bill does not name. Optional ones depend on the platform. */
export function missingFrom({ components }: Bom, lockfile: Lockfile): string[] {
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
  return lockedPackages(lockfile)
    .filter(([, locked]) => isProduction(locked) && !locked.optional)
    .map(([location, { version = '' }]) => `${nameOf(location)}@${version}`)
    .filter((each) => !named.has(each));
}

/**
 * package.json and lockfile as they would be without development dependencies. `npm sbom --omit=dev` drops packages that
 * are used by both kinds (npm/cli#7909).
 */
export function withoutDevelopment(
  manifest: Manifest,
  lockfile: Lockfile,
): { manifest: object; lockfile: Lockfile } {
  const packages = Object.entries(lockfile.packages)
    .filter(([, locked]) => isProduction(locked))
    .map(([location, locked]): [string, LockedPackage] =>
      location === '' ? [location, { ...locked, devDependencies: {} }] : [location, locked],
    );
  return {
    manifest: { ...manifest, devDependencies: {} },
    lockfile: { ...lockfile, packages: Object.fromEntries(packages) },
  };
}
