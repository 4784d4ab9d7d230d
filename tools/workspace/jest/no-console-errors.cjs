/**
 * An unexpected console.error or console.warn fails the test that caused it. A test that expects one replaces the
 * method by jest.spyOn(console, 'error').mockImplementation(...) and checks the calls.
 */
for (const level of ['error', 'warn']) {
  let unexpected = [];
  const original = console[level];
  beforeEach(() => {
    unexpected = [];
    console[level] = (...args) => {
      unexpected.push(args.map(String).join(' '));
      original.apply(console, args);
    };
  });
  afterEach(() => {
    console[level] = original;
    if (unexpected.length > 0) throw new Error(`Unexpected console.${level}:\n${unexpected.join('\n')}`);
  });
}
