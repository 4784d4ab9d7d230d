import browserslist from 'browserslist';

/** The engines that the build knows, by browserslist's names and by its own. */
const NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The oldest version of each browser of `.browserslistrc`, as in `safari15.4`. */
export function oldestBrowsers(): string[] {
  // The list names a day, and newer data add only newer versions.
  process.env.BROWSERSLIST_IGNORE_OLD_DATA = 'yes';
  process.env.BASELINE_BROWSER_MAPPING_IGNORE_OLD_DATA = 'yes';
  const listed = browserslist(undefined, { path: import.meta.dirname }).map((each) => each.split(' '));
  return Object.entries(NAMES).map(([name, own]) => {
    const versions = listed.flatMap(([browser, version = '']) =>
      browser === name ? [parseFloat(version)] : [],
    );
    return `${own}${Math.min(...versions)}`;
  });
}

/**
 * The same for scripts. Safari 15 has fields of classes, and a fault where their names are computed, which nothing here does: lowered
 * fields would be 0.3 kB of every page.
 */
export const oldestForScripts = (): string[] =>
  oldestBrowsers().map((browser) =>
    browser.replace(/^(safari|ios)15\.\d$/, (_, name: string) => `${name}16`),
  );
