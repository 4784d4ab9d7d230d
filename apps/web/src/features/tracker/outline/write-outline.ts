import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Topology } from 'topojson-specification';
import topology from 'world-atlas/land-110m.json';
import { drawPicture } from './draw-picture';
import { unpackRing } from './land';
import { packLand } from './pack-land';
import { palettes } from './palettes';

/*
 * Run by `nx run web:outline` after a change of the data, its packing, the palettes or the drawing; the results are
 * committed, and a test holds them to the code.
 */
const packed = packLand(topology as unknown as Topology);
const rings = packed.map(unpackRing);
const write = (name: string, text: string) => writeFileSync(join(import.meta.dirname, name), text);

write('land.json', `${JSON.stringify(packed, null, 2)}\n`);
write('world-day.svg', drawPicture(rings, palettes.light));
write('world-night.svg', drawPicture(rings, palettes.dark));
