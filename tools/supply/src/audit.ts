import { execa } from 'execa';
import { auditResult } from './audit-result';
import { root } from './workspace-files';

const TIMEOUT_MS = 60_000;

// npm ends with 1 both for findings and for a service that does not answer.
const { stdout } = await execa('npm', ['audit', '--omit=dev', '--package-lock-only', '--json'], {
  cwd: root,
  reject: false,
  timeout: TIMEOUT_MS,
});
const { failed, message } = auditResult(stdout);
console.log(message);
if (failed) console.log('Details: npm audit --omit=dev');
process.exitCode = failed ? 1 : 0;
