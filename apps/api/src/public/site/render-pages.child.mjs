// A process of its own, without a TypeScript loader; see render-pages.ts.
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { createRequestHandler } from 'react-router';

// Visitors wait for the site's own process.
setPriority(10);
process.once('disconnect', () => process.exit());
const [{ corrected, pages, data, shells }] = await once(process, 'message');
// The build reads it; an environment of this size cannot be given to a process.
process.env.ARANYA_CORRECTED = JSON.stringify(corrected);
const build = await import(process.argv[2]);
const handle = createRequestHandler(build, 'production');

async function render(path) {
  const answer = await handle(new Request(`http://localhost${path}`));
  if (answer.status !== 200) throw new Error(`${path} is answered with ${answer.status}.`);
  return answer.text();
}

const send = (page) => new Promise((resolve) => process.send(page, resolve));
const isBuilt = (path) => !/\.\w+$/.test(path);
for (const path of pages ?? [...build.prerender.filter(isBuilt), ...shells])
  await send({ path, text: await render(path) });
for (const path of data) await send({ path: `${path}.data`, text: await render(`${path}.data`) });
process.disconnect();
