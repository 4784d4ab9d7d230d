/** Chromium's version is an input of cached browser tests. */
import { execa } from 'execa';
import { findChromium } from './install.mjs';

const { stdout = '' } = await execa(findChromium() ?? 'false', ['--version'], { reject: false });
console.log(stdout);
