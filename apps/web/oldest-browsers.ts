import browserslist from 'browserslist';

/** Maps browserslist's names to the build's engine names. */
const NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** Returns the oldest version of each browser in `.browserslistrc`, such as `safari15.4`. */
export function oldestBrowsers(): string[] {
  // The list names a date, and newer data only add newer versions.
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
 * As {@link oldestBrowsers}, for scripts. Safari 15 supports class fields but mishandles computed names,
 * which nothing here uses; lowering them would cost 0.3 kB per page.
 */
export const oldestForScripts = (): string[] =>
  oldestBrowsers().map((browser) =>
    browser.replace(/^(safari|ios)15\.\d$/, (_, name: string) => `${name}16`),
  );
