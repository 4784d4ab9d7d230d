import { readFileSync, writeFileSync } from 'node:fs';

import { roster } from '../src/animals/roster';
import { parks } from '../src/parks/parks';
import { countsInMarkdown } from './counts';
import { withCounts } from './counts-in-document';

/** Writes the tables of docs/wildlife-data.md anew; run from the workspace root. */
const path = 'docs/wildlife-data.md';
writeFileSync(path, withCounts(readFileSync(path, 'utf8'), countsInMarkdown(roster, parks)));
