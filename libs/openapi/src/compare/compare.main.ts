/** `npx nx run contracts:compare`: exits with 1 for a breaking change that the version does not tell. */
import { compareReleases, currentRelease, readRelease } from './released';
import { allowsBreaking, nextBreaking } from './version-rule';

const root = process.cwd();
const released = readRelease(root);
const current = currentRelease(root);
const [from, to] = [released.document.info.version, current.document.info.version];
const { breaking, added } = compareReleases(released, current);

console.log(
  `The contract ${to} beside the released ${from}: ${breaking.length} breaking, ${added.length} calls added.`,
);
for (const line of added) console.log(`  + ${line}`);
for (const line of breaking) console.log(`  ! ${line}`);
if (breaking.length > 0 && !allowsBreaking(from, to)) {
  console.error(
    `Apps made with ${from} would break. Keep what they use, or raise the version in libs/contracts/package.json to ${nextBreaking(from)}.`,
  );
  process.exitCode = 1;
}
