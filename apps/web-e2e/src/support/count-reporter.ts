import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/**
 * Writes how many journeys passed, at once or at the second try only, failed and were skipped, for the closing line of
 * the whole run.
 */
export default class CountReporter implements Reporter {
  private tests: TestCase[] = [];
  private folder = '';

  onBegin(config: FullConfig, suite: Suite): void {
    this.tests = suite.allTests();
    this.folder = path.join(path.dirname(config.configFile ?? ''), 'reports');
  }

  onEnd(): void {
    const outcomes = this.tests.map((test) => test.outcome());
    const count = (...wanted: string[]) => outcomes.filter((outcome) => wanted.includes(outcome)).length;
    mkdirSync(this.folder, { recursive: true });
    const counts = {
      passed: count('expected', 'flaky'),
      failed: count('unexpected'),
      skipped: count('skipped'),
      retried: count('flaky'),
    };
    writeFileSync(path.join(this.folder, 'playwright.json'), JSON.stringify(counts));
  }
}
