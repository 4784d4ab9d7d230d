/**
 * `npx nx run contracts:compare`: exits with 1 for a breaking change that the version hides. `--since=main`
 * only reports.
 */
import { parseArgs } from 'node:util';
import { releaseAt } from './release-at';
import { compareReleases, currentRelease, readRelease } from './released';
import { allowsBreaking, nextBreaking } from './version-rule';

const root = process.cwd();
const { since } = parseArgs({ options: { since: { type: 'string' } } }).values;
const released = since === undefined ? readRelease(root) : releaseAt(root, since);
const current = currentRelease(root);
const [from, to] = [released.document.info.version, current.document.info.version];
const before = since === undefined ? `the released ${from}` : `the ${from} of ${since}`;
const { breaking, added } = compareReleases(released, current);

console.log(`The contract ${to} beside ${before}: ${breaking.length} breaking, ${added.length} calls added.`);
for (const line of added) console.log(`  + ${line}`);
for (const line of breaking) console.log(`  ! ${line}`);
if (since === undefined && breaking.length > 0 && !allowsBreaking(from, to)) {
  console.error(
    `Apps made with ${from} would break. Keep what they use, or raise the version in libs/contracts/package.json to ${nextBreaking(from)}.`,
  );
  process.exitCode = 1;
}
