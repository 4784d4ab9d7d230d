/**
 * The benchmark's own PostgreSQL server and its data, kept between runs.
 * Usage: npx nx run bench:database -- start | stop | seed POSTS | copy POSTS NAME
 */
import { startCluster, stopCluster } from './lib/database/cluster.mjs';
import { copyOf, ensureSeeded } from './lib/database/seeded.mjs';

const [command, posts = '10000', copy = 'scratch'] = process.argv.slice(2);
switch (command) {
  case 'start':
    console.log(await startCluster());
    break;
  case 'stop':
    await stopCluster();
    break;
  case 'seed': {
    const server = await startCluster();
    console.log(`${server}/${await ensureSeeded(server, Number(posts))}`);
    break;
  }
  case 'copy': {
    const server = await startCluster();
    console.log(await copyOf(server, await ensureSeeded(server, Number(posts)), copy));
    break;
  }
  default:
    throw new Error('Say start, stop, seed POSTS or copy POSTS NAME.');
}
