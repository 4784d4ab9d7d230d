import { parseArgs } from 'node:util';
import { writeContactSheet } from './contact-sheet';
import { candidates } from './folders';
import { importPhotos } from './import-photos';
import { subjects } from './subjects';
import { createWikiClient } from './wiki-client';

/** `npx nx run photos:import --contact=you@example.org [--again] [--only=slug,slug]` */
const { values } = parseArgs({
  options: {
    contact: { type: 'string' },
    again: { type: 'boolean', default: false },
    only: { type: 'string' },
    folder: { type: 'string', default: candidates },
  },
});

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stop.abort(new Error('Stopped. Run it again to go on.')));

try {
  if (!values.contact)
    throw new Error('Wikimedia asks who reads: give --contact=an e-mail address or a page.');
  const only = values.only?.split(',');
  const chosen = subjects.filter(({ slug }) => only?.includes(slug) ?? true);
  const client = createWikiClient({
    wikidata: 'https://www.wikidata.org/w/api.php',
    commons: 'https://commons.wikimedia.org/w/api.php',
    userAgent: `Aranya-photographs/1.0 (${values.contact})`,
    signal: stop.signal,
  });
  const { found, refused, kept } = await importPhotos({
    client,
    subjects: chosen,
    folder: values.folder,
    again: values.again,
    tell: (line) => console.log(line),
  });
  console.log(`${found} found, ${refused} refused, ${kept} done before.`);
  console.log(`Look at ${writeContactSheet(values.folder, chosen)} before accepting.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
