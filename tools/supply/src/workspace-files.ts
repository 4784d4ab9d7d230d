import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const lockedPackage = z.looseObject({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  optional: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
});
const lockfile = z.looseObject({
  lockfileVersion: z.number(),
  packages: z.record(z.string(), lockedPackage),
});
const manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
  allowScripts: z.record(z.string(), z.boolean()).default({}),
});

export type LockedPackage = z.infer<typeof lockedPackage>;
export type Lockfile = z.infer<typeof lockfile>;
export type Manifest = z.infer<typeof manifest>;

/** Commands and tests run in the workspace or in this project. */
export const root = path.resolve(process.cwd().replace(/[\\/]tools[\\/]supply$/, ''));
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** @throws ZodError where the file has another form */
export const readLockfile = (): Lockfile => lockfile.parse(read('package-lock.json'));
/** @throws ZodError where the file has another form */
export const readManifest = (): Manifest => manifest.parse(read('package.json'));

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
export const nameOf = (location: string) => location.replace(/^.*node_modules\//, '');

/** Whether a package is installed without development dependencies. */
export const isProduction = ({ dev, devOptional }: LockedPackage) => !dev && !devOptional;

/** Locked packages, without the workspace itself. */
export const lockedPackages = ({ packages }: Lockfile): [string, LockedPackage][] =>
  Object.entries(packages).filter(([location]) => location !== '');
