import { readFileSync, writeFileSync } from 'node:fs';

import { roster } from '../src/animals/roster';
import { parks } from '../src/parks/parks';
import { countsInMarkdown, withCounts } from './counts';

/** Run from the workspace root. */
const path = 'docs/wildlife-data.md';
writeFileSync(path, withCounts(readFileSync(path, 'utf8'), countsInMarkdown(roster, parks)));
