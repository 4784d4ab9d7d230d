import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { workspaceRoot } from './site.mjs';

const JEST = ['jest-report.json', 'jest-outside-report.json'];
const PLAYWRIGHT = 'playwright-report.json';

function reports() {
  return ['apps', 'libs', 'tools']
    .flatMap((area) => readdirSync(path.join(workspaceRoot, area)).map((project) => path.join(area, project)))
    .flatMap((project) => [...JEST, PLAYWRIGHT].map((name) => path.join(project, name)))
    .map((file) => path.join(workspaceRoot, file))
    .filter((file) => existsSync(file));
}

export function removeReports() {
  for (const file of reports()) rmSync(file);
}

function readReportCounts(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (path.basename(file) === PLAYWRIGHT) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function failuresOfJest({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failures = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({ name: fullName, message: failureMessages.join('\n') }));
    return message && failures.length === 0
      ? [{ name: path.relative(workspaceRoot, name), message }]
      : failures;
  });
}

function failuresOfPlaywright({ errors, suites = [], specs = [] }) {
  return [
    ...(errors ?? []).map(({ message }) => ({ name: 'the run itself', message })),
    ...suites.flatMap(failuresOfPlaywright),
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => ({
        name: `${file}: ${title}`,
        message: tests
          .flatMap(({ results }) => results.flatMap((result) => result.errors.map((e) => e.message)))
          .join('\n'),
      })),
  ];
}

function readFailures(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return path.basename(file) === PLAYWRIGHT ? failuresOfPlaywright(report) : failuresOfJest(report);
}

const LINES_SHOWN = 30;

export function failureLines() {
  return reports()
    .flatMap(readFailures)
    .map(({ name, message }) => {
      const lines = stripVTControlCharacters(message).split('\n').slice(0, LINES_SHOWN);
      return `\nFAILED ${name}\n${lines.map((line) => `  ${line}`).join('\n')}`;
    });
}

export const noCounts = { passed: 0, failed: 0, skipped: 0 };

export const addCounts = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

export const readCounts = () => reports().map(readReportCounts).reduce(addCounts, noCounts);

export function closingLine({ passed, failed, skipped }) {
  return `tests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
