import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRelease, type Release } from './released';

const PARTS = ['libs/contracts', 'libs/openapi', 'tsconfig.base.json'];
const RECORD = ['--tsconfig', 'libs/openapi/tsconfig.json', 'libs/openapi/src/compare/record.main.ts'];

/**
 * Records a commit's contract by that commit's code.
 * @param commit as git takes it: `main`, `HEAD~3`
 * @throws Error where there is no such commit or contract
 */
export function releaseAt(root: string, commit: string): Release {
  const folder = mkdtempSync(join(tmpdir(), 'aranya-contract-'));
  try {
    const packed = join(folder, 'parts.tar');
    execFileSync('git', ['archive', `--output=${packed}`, '--end-of-options', commit, ...PARTS], {
      cwd: root,
      stdio: 'pipe',
    });
    execFileSync('tar', ['-xf', packed, '-C', folder]);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    execFileSync(join(root, 'node_modules/.bin/tsx'), RECORD, { cwd: folder, stdio: 'pipe' });
    return readRelease(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
