/**
 * CycloneDX without development dependencies; npm's `--omit=dev` drops shared packages too (npm/cli#7909).
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';

const OUTPUT = 'tools/supply/dist/sbom.cdx.json';
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

const manifest = await readJson('package.json');
const lockfile = await readJson('package-lock.json');
const isProduction = ([, { dev, devOptional }]) => !dev && !devOptional;
const packages = Object.fromEntries(Object.entries(lockfile.packages).filter(isProduction));

const scratch = await mkdtemp(path.join(tmpdir(), 'sbom-'));
// npm names the document after its folder.
const folder = path.join(scratch, manifest.name);
await mkdir(folder);
const write = (file, content) =>
  writeFile(path.join(folder, file), JSON.stringify({ ...content, devDependencies: {} }));
await write('package.json', manifest);
packages[''].devDependencies = {};
await write('package-lock.json', { ...lockfile, packages });
const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
const { stdout } = await execa('npm', ['sbom', ...options], { cwd: folder });
await rm(scratch, { recursive: true });

await mkdir(path.dirname(OUTPUT), { recursive: true });
await writeFile(OUTPUT, `${stdout}\n`);
console.log(OUTPUT);
