/**
 * A whole run puts the specs of a project into a few bundles. Jest gives each test file a module registry of its own,
 * and loading modules again took longer than the tests; the specs of a bundle share one.
 */
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const BUNDLES = path.join(__dirname, 'bundles');

/** What reaches into the registry needs its own: mocked modules, fresh modules, another environment. */
const NEEDS_OWN_REGISTRY =
  /\bjest\.(mock|doMock|unstable_mockModule|resetModules|isolateModules)|@jest-environment|@own-registry/;

function findSpecs(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.spec\.tsx?$/.test(name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !/\/(node_modules|dist|build|\.react-router)\//.test(file))
    .sort();
}

/** Deals the files out by size, so that bundles take about as long as one another. */
function deal(files, count) {
  const bundles = Array.from({ length: count }, () => ({ size: 0, files: [] }));
  for (const { file, size } of files.sort((one, other) => other.size - one.size)) {
    const smallest = bundles.reduce((least, bundle) => (bundle.size < least.size ? bundle : least));
    smallest.size += size;
    smallest.files.push(file);
  }
  return bundles.map((bundle) => bundle.files.sort());
}

/**
 * @param {import('jest').Config & { rootDir: string }} config of a project
 * @param {{ bundles?: number, folder?: string }} options how many, at most 8, and where the specs are
 * @returns the config as it is when the command line names specs, otherwise one that runs bundles
 */
function inBundles(config, { bundles: count = 2, folder = config.rootDir } = {}) {
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
  if (names.length > 0) return config;
  const specs = findSpecs(folder).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const alone = specs.filter(({ text }) => NEEDS_OWN_REGISTRY.test(text)).map(({ file }) => file);
  const together = specs
    .filter(({ text }) => !NEEDS_OWN_REGISTRY.test(text))
    .map(({ file, text }) => ({ file, size: text.length }));
  const bundles = deal(together, Math.min(count, together.length));
  return {
    ...config,
    roots: [folder, BUNDLES],
    testMatch: [...alone, ...bundles.map((_, index) => path.join(BUNDLES, `${index + 1}.bundle.cjs`))],
    globals: { ...config.globals, specBundles: bundles, specFolder: folder },
  };
}

/** Called by the files in `bundles`, each of which is one of a project's bundles. */
function runBundle(file) {
  const specs = globalThis.specBundles[Number.parseInt(path.basename(file), 10) - 1];
  for (const spec of specs) {
    describe(path.relative(globalThis.specFolder, spec), () => {
      afterAll(() => {
        jest.useRealTimers();
        jest.restoreAllMocks();
      });
      require(spec);
    });
  }
}

module.exports = { inBundles, runBundle };
