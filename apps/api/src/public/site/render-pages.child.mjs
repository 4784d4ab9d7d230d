// A process of its own, without a TypeScript loader; see render-pages.ts.
import { setPriority } from 'node:os';
import { createRequestHandler } from 'react-router';

// Visitors wait for the site's own process.
setPriority(10);
const build = await import(process.argv[2]);
const handle = createRequestHandler(build, 'production');

async function render(path) {
  const answer = await handle(new Request(`http://localhost${path}`));
  if (answer.status !== 200) throw new Error(`${path} is answered with ${answer.status}.`);
  return answer.text();
}

const send = (page) => new Promise((resolve) => process.send(page, resolve));
process.once('disconnect', () => process.exit());
for (const path of build.prerender.filter((each) => !/\.\w+$/.test(each)))
  await send({ path, html: await render(path) });
// React Router answers what is not prerendered with the fallback page.
await send({ path: null, html: await render('/app-shell') });
process.disconnect();
