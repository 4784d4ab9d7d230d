const TestEnvironment = require('@stryker-mutator/jest-runner/jest-env/node');

/** Jest's own `bail` ends a run only between files. */
class FirstFailureEnvironment extends TestEnvironment {
  #hasFailed = false;

  handleTestEvent({ name, test }) {
    if (name === 'test_done' && test.errors.length > 0) this.#hasFailed = true;
    if (name === 'test_start' && this.#hasFailed) test.mode = 'skip';
  }
}

module.exports = FirstFailureEnvironment;
