/**
 * A whole run puts the specs of a project into a few bundles. Jest gives each test file a module registry of its own,
 * and loading modules again took longer than the tests; the specs of a bundle share one.
 */
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const BUNDLES = path.join(__dirname, 'bundles');

/** A spec that reaches into the registry needs its own: it mocks modules, loads them afresh or takes another environment. */
const NEEDS_OWN_REGISTRY =
  /\bjest\.(mock|doMock|unstable_mockModule|resetModules|isolateModules)\b|@jest-environment|@own-registry/;

/** Slow and rare checks end in `.night.spec.ts`: they run with NIGHT=yes, which leaves out all others, or by name. */
const isNight = process.env.NIGHT === 'yes';

function findSpecs(folder, names) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => names.test(name) && /\.night\./.test(name) === isNight)
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !/\/(node_modules|dist|build|\.react-router)\//.test(file))
    .sort();
}

/** True if a command line has more than options: `-t` and `-c` take the next word. */
const namesSpecs = (words) =>
  words.some((word, index) => !word.startsWith('-') && !/^(-t|-c|--config)$/.test(words[index - 1] ?? ''));

/** A spec whose time its size does not tell says `@seconds` in a comment; the others run some 2,000 characters a second. */
const weightOf = (text) => 2_000 * Number(/@seconds (\d+)/.exec(text)?.[1] ?? 0) || text.length;

/** Deals the files out by weight, so that bundles take about as long as one another. */
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
 * @param {{ bundles?: number, folder?: string, specs?: RegExp }} options how many, at most 8; where the specs are and how
 * they are called
 * @returns the config as it is when the command line names specs, otherwise one that runs bundles
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
    .map(({ file, text }) => ({ file, size: weightOf(text) }));
  const bundles = deal(together, Math.min(count, together.length));
  return {
    ...config,
    roots: [folder, BUNDLES],
    // Jest takes an empty list for its own default.
    testMatch: [
      ...alone,
      ...bundles.map((_, index) => path.join(BUNDLES, `${index + 1}.bundle.cjs`)),
      '/no/other/file',
    ],
    passWithNoTests: isNight,
    globals: { ...config.globals, specBundles: bundles, specFolder: folder },
  };
}

/** A stand-in for a browser's or Node's own, such as `fetch` or `scrollIntoView`, ends with the spec that put it there. */
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

/** Called by the files in `bundles`, each of which is one of a project's bundles. */
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
