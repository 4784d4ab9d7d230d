import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawContours } from './draw-contours';

/** Run by `nx run ui:contours` after a change of the drawing; the result is committed. */
writeFileSync(join(import.meta.dirname, 'contours.svg'), drawContours());
