import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawWorld } from './world-picture';

writeFileSync(join(import.meta.dirname, 'world.svg'), drawWorld());
