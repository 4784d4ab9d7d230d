/** Writes how many tests passed, failed and were skipped, for the closing line of the whole run. */
const fs = require('node:fs');
const path = require('node:path');

module.exports = class CountReporter {
  constructor(globalConfig) {
    this.folder = path.join(globalConfig.rootDir, 'reports');
  }

  onRunComplete(_contexts, results) {
    fs.mkdirSync(this.folder, { recursive: true });
    const brokenSuites = results.numRuntimeErrorTestSuites;
    const counts = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + brokenSuites,
      skipped: results.numPendingTests + results.numTodoTests,
    };
    const name = process.env.TEST_DATABASE_URL ? 'jest-postgres' : 'jest';
    fs.writeFileSync(path.join(this.folder, `${name}.json`), JSON.stringify(counts));
  }
};
