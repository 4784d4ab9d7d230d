/** `npx nx run contracts:record-release` keeps the release for comparisons. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { currentRelease, writeRelease } from './released';

const root = process.cwd();
mkdirSync(join(root, 'libs/contracts/released'), { recursive: true });
const release = currentRelease(root);
writeRelease(root, release);
console.log(`Recorded the contract ${release.document.info.version}: commit libs/contracts/released.`);
