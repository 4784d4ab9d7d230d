/**
 * Each test file has its own module registry, and loading took longer than the tests, so specs of a bundle
 * share one.
 */
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const BUNDLES = path.join(__dirname, 'bundles');

/** These mock modules, load them afresh or take another environment. */
const NEEDS_OWN_REGISTRY =
  /\bjest\.(mock|doMock|unstable_mockModule|resetModules|isolateModules)\b|@jest-environment|@own-registry/;

/** Slow, rare checks run with NIGHT=yes alone, or by name. */
const isNight = process.env.NIGHT === 'yes';

function findSpecs(folder, names) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => names.test(name) && /\.night\./.test(name) === isNight)
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !/\/(node_modules|dist|build|\.react-router)\//.test(file))
    .sort();
}

/** `-t` and `-c` take a word. */
const namesSpecs = (words) =>
  words.some((word, index) => !word.startsWith('-') && !/^(-t|-c|--config)$/.test(words[index - 1] ?? ''));

/** About 2,000 characters run in a second; `@seconds` in a comment says otherwise. */
const estimateWeight = (text) => 2_000 * Number(/@seconds (\d+)/.exec(text)?.[1] ?? 0) || text.length;

/** Balances the bundles by weight. */
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
 * @param {import('jest').Config & { rootDir: string }} config
 * @param {{ bundles?: number, folder?: string, specs?: RegExp }} options at most 8 bundles
 * @returns the config itself when the command line names specs
 */
function inBundles(
  config,
  { bundles: count = 2, folder = config.rootDir, specs: specNames = /\.spec\.tsx?$/ } = {},
) {
  if (namesSpecs(process.argv.slice(2))) return config;
  const specs = findSpecs(folder, specNames).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const alone = specs.filter(({ text }) => NEEDS_OWN_REGISTRY.test(text)).map(({ file }) => file);
  const together = specs
    .filter(({ text }) => !NEEDS_OWN_REGISTRY.test(text))
    .map(({ file, text }) => ({ file, size: estimateWeight(text) }));
  const bundles = deal(together, Math.min(count, together.length));
  return {
    ...config,
    roots: [folder, BUNDLES],
    // Jest takes an empty list for its default.
    testMatch: [
      ...alone,
      ...bundles.map((_, index) => path.join(BUNDLES, `${index + 1}.bundle.cjs`)),
      '/no/other/file',
    ],
    passWithNoTests: isNight,
    globals: { ...config.globals, specBundles: bundles, specFolder: folder },
  };
}

/** A stand-in for a global such as `fetch` ends with its spec. */
function restoreReplacedGlobals() {
  const { URL, navigator, document, Element } = globalThis;
  const owners = [globalThis, URL, navigator, document, Element?.prototype].filter(Boolean);
  let before = [];
  beforeAll(() => {
    before = owners.map((owner) => Object.getOwnPropertyDescriptors(owner));
  });
  afterAll(() => {
    owners.forEach((owner, index) => {
      for (const [name, now] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
        const then = before[index][name];
        if (!now.configurable || (then && now.value === then.value && now.get === then.get)) continue;
        if (then) Object.defineProperty(owner, name, then);
        else delete owner[name];
      }
    });
  });
}

/** Called by the files in `bundles`. */
function runBundle(file) {
  const specs = globalThis.specBundles[Number.parseInt(path.basename(file), 10) - 1];
  for (const spec of specs) {
    describe(path.relative(globalThis.specFolder, spec), () => {
      restoreReplacedGlobals();
      afterAll(() => {
        jest.useRealTimers();
        jest.restoreAllMocks();
      });
      require(spec);
    });
  }
}

module.exports = { inBundles, runBundle };
