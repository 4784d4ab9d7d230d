import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawMap } from './draw-map';

writeFileSync(join(import.meta.dirname, 'india-map.json'), `${JSON.stringify(drawMap())}\n`);
