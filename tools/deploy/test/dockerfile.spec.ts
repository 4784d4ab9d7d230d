import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Copy, DockerfileParser, type Instruction } from 'dockerfile-ast';
import { isIgnored } from './docker-ignore';
import { readLines, read, workspace } from './files';

const ignored = readLines('.dockerignore');
const dockerfile = DockerfileParser.parse(read('tools/deploy/Dockerfile'));
const instructions = dockerfile.getInstructions();
const stages = dockerfile.getFROMs();
const lastFrom = stages.at(-1)?.getRange()?.start.line ?? 0;
/** The last stage is the image that people run. */
const final = instructions.filter((instruction) => (instruction.getRange()?.start.line ?? 0) >= lastFrom);
const named = (keyword: string) => final.filter((instruction) => instruction.getKeyword() === keyword);
const valuesOf = (instruction: Instruction | undefined) =>
  instruction?.getArguments().map((argument) => argument.getValue()) ?? [];
const copies = dockerfile.getCOPYs();
const stageOf = (copy: Copy) =>
  copy
    .getFlags()
    .find((flag) => flag.getName() === 'from')
    ?.getValue();

describe('Dockerfile', () => {
  it('builds in one stage and runs in another', () => {
    expect(stages.map((stage) => stage.getBuildStage())).toEqual(['build', 'runtime']);
    const copied = copies.map(stageOf).filter((stage) => stage !== undefined);
    expect(new Set(copied)).toEqual(new Set(['build']));
  });

  it('names the exact version of its base, of the Node that the workspace uses', () => {
    const base = valuesOf(instructions[0])[0] ?? '';
    expect(base).toMatch(/^NODE_IMAGE=docker\.io\/library\/node:\d+\.\d+\.\d+-bookworm-slim$/);
    expect(base).toContain(`node:${read('.nvmrc').trim()}.`);
    expect(read('tools/deploy/Dockerfile')).toContain(`base.name="${base.replace('NODE_IMAGE=', '')}"`);
    expect(stages.map((stage) => stage.getImage())).toEqual(['${NODE_IMAGE}', '${NODE_IMAGE}']);
  });

  it('installs what the lockfile says, and leaves the rest of the packages behind', () => {
    const steps = instructions.filter((step) => step.getKeyword() === 'RUN').map(valuesOf);
    expect(steps.some(([first, second]) => first === 'npm' && second === 'ci')).toBe(true);
    expect(steps.some((step) => step.join(' ').includes('npm prune --omit=dev'))).toBe(true);
    expect(steps.flat()).not.toContain('install-scripts');
    expect(named('RUN').flatMap(valuesOf)).not.toContain('npm');
  });

  it('runs as a user with a fixed number that is not root, set after everything that needs root', () => {
    const user = named('USER');
    expect(user.map(valuesOf)).toEqual([['10001:10001']]);
    const line = user[0]?.getRange()?.start.line ?? 0;
    const steps = [...named('RUN'), ...named('COPY')];
    expect(steps.every((step) => (step.getRange()?.start.line ?? 0) < line)).toBe(true);
  });

  it('has a health check that needs no program but Node, and a signal to stop', () => {
    const [check] = named('HEALTHCHECK');
    expect(valuesOf(check).join(' ')).toContain('["node", "/app/healthcheck.mjs"]');
    expect(named('STOPSIGNAL').map(valuesOf)).toEqual([['SIGTERM']]);
    // A list starts no shell, which would swallow the signal.
    expect(valuesOf(named('CMD')[0]).join(' ')).toBe(
      '["node", "--max-old-space-size=1536", "apps/api/dist/main.js"]',
    );
  });

  it('keeps data and backups outside of the image', () => {
    expect(named('VOLUME').flatMap(valuesOf).join(' ')).toBe('["/data", "/backups"]');
    expect(named('ENV').flatMap(valuesOf)).toContain('DATA_DIR=/data');
  });

  it('holds no secret and sets only what the API reads', () => {
    const set = instructions
      .filter((step) => ['ENV', 'ARG'].includes(step.getKeyword()))
      .flatMap(valuesOf)
      .map((setting) => setting.replace(/=.*/, ''));
    expect(set.filter((name) => /KEY|SECRET|PASSWORD|TOKEN|CREDENTIAL|_URL/.test(name))).toEqual([]);
    const known = readLines('.env.example').map((line) => line.replace(/=.*/, ''));
    const ofTheImage = named('ENV')
      .flatMap(valuesOf)
      .map((setting) => setting.replace(/=.*/, ''));
    expect(ofTheImage.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('copies files that exist and that .dockerignore lets through', () => {
    const sources = copies
      .filter((copy) => stageOf(copy) === undefined)
      .flatMap((copy) => valuesOf(copy).slice(0, -1));
    expect(sources).toContain('tools/deploy/healthcheck.mjs');
    expect(sources.filter((source) => !existsSync(join(workspace, source)))).toEqual([]);
    expect(sources.filter((source) => isIgnored(source, ignored))).toEqual([]);
    expect(instructions.map((step) => step.getKeyword())).not.toContain('ADD');
  });

  it('gets the wrapper of the commands with the right to run', () => {
    expect(statSync(join(workspace, 'tools/deploy/aranya.sh')).mode & 0o111).toBe(0o111);
    expect(read('tools/deploy/aranya.sh')).toContain('cd / && exec node /app/apps/api/dist/commands.js "$@"');
  });
});

describe('.dockerignore', () => {
  it('keeps out all that .gitignore keeps out, at any depth', () => {
    const lines = readLines('.gitignore')
      // Lines with `!` name files that git keeps.
      .filter((line) => !line.startsWith('!'))
      .map((line) => line.replace(/\/$/, '').replaceAll('*', 'some'));
    expect(lines).toContain('node_modules');
    const paths = lines.map((line) => line.replace(/^\//, ''));
    const deep = lines.filter((line) => !line.includes('/')).map((line) => `apps/web/${line}`);
    expect([...paths, ...deep].filter((path) => !isIgnored(path, ignored))).toEqual([]);
  });

  it('keeps out at any depth only what .gitignore keeps out there, and more settings', () => {
    const ofGit = readLines('.gitignore').map((line) => line.replace(/\/\*?$/, ''));
    const anywhere = ignored.filter((line) => line.startsWith('**/')).map((line) => line.slice(3));
    expect(anywhere.filter((name) => !ofGit.includes(name))).toEqual(['.env.*']);
  });

  it.each(['.env', '.env.local', 'tools/deploy/.env', '.git/config', '.data/postgres/PG_VERSION'])(
    'keeps out %s',
    (path) => {
      expect(isIgnored(path, ignored)).toBe(true);
    },
  );

  it.each(['package.json', 'apps/api/src/main.ts', 'libs/ui/src/index.ts', 'photographs/licence.json'])(
    'lets %s through',
    (path) => {
      expect(isIgnored(path, ignored)).toBe(false);
    },
  );
});
