/** An input of cached browser tests: the version of Chromium. Says nothing of one that is not there. */
import { execa } from 'execa';
import { findChromium } from './install.mjs';

const { stdout = '' } = await execa(findChromium() ?? 'false', ['--version'], { reject: false });
console.log(stdout);
