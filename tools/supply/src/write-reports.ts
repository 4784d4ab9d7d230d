import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { licencesPage, productionLicences } from './licences';
import { bomOf, missingFrom, withoutDevelopment } from './sbom';
import { readLockfile, readManifest, root } from './workspace-files';

const lockfile = readLockfile();
const manifest = readManifest();

async function npmSbom(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sbom-'));
  try {
    const production = withoutDevelopment(manifest, lockfile);
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(production.manifest));
    await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(production.lockfile));
    const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
    return (await execa('npm', ['sbom', ...options], { cwd: folder })).stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const bom = bomOf(await npmSbom(), manifest);
const missing = missingFrom(bom, lockfile);
if (missing.length > 0) throw new Error(`The bill of materials lacks ${missing.join(', ')}.`);
const packages = productionLicences(lockfile);

const folder = path.join(root, 'tools/supply/dist');
await mkdir(folder, { recursive: true });
await writeFile(path.join(folder, 'sbom.cdx.json'), `${JSON.stringify(bom, null, 2)}\n`);
await writeFile(path.join(folder, 'licences.md'), licencesPage(packages));
console.log(
  `tools/supply/dist/sbom.cdx.json: CycloneDX ${bom.specVersion}, ${bom.components.length} components`,
);
console.log(`tools/supply/dist/licences.md: ${packages.length} packages`);
