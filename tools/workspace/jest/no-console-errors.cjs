/** Fails the test that caused a console message, unless it mocked the method. */
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
