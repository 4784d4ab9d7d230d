import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { type Guest, listenForSite } from './listen';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

const settings = (port: number, webPort: number, serve = true, shutdownGraceMs = 30_000) => ({
  api: { host: '127.0.0.1', port },
  web: { serve, port: webPort, folder: '', offline: true },
  shutdownGraceMs,
});

it('answers on both ports and closes both', async () => {
  const app = Fastify();
  app.get('/', () => 'here');
  const [api, web] = [await freePort(), await freePort()];
  const urls = await listenForSite(app, settings(api, web));
  expect(urls).toEqual([`http://127.0.0.1:${web}`, `http://127.0.0.1:${api}`]);
  for (const url of urls) expect(await (await fetch(url)).text()).toBe('here');
  await app.close();
  for (const url of urls) await expect(fetch(url)).rejects.toThrow();
});

it('answers pending calls before it closes', async () => {
  const app = Fastify();
  let begun: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (begun = resolve));
  app.get('/slow', async () => {
    begun();
    await new Promise((later) => setTimeout(later, 150));
    return 'done';
  });
  const order: string[] = [];
  app.addHook('onResponse', async () => void order.push('answered'));
  app.addHook('onClose', async () => void order.push('database closed'));
  const [url = ''] = await listenForSite(app, settings(await freePort(), await freePort()));
  const answer = fetch(`${url}/slow`).then((response) => response.text());
  await arrived;
  await app.close();
  expect(order).toEqual(['answered', 'database closed']);
  expect(await answer).toBe('done');
});

it('listens on one port if it does not serve the site', async () => {
  const app = Fastify();
  const [api, web] = [await freePort(), await freePort()];
  expect(await listenForSite(app, settings(api, web, false))).toEqual([`http://127.0.0.1:${api}`]);
  await expect(fetch(`http://127.0.0.1:${web}`)).rejects.toThrow();
  await app.close();
});

it('fails if the port of the site is taken', async () => {
  const app = Fastify();
  const taken = createServer();
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
  const { port } = taken.address() as AddressInfo;
  await expect(listenForSite(app, settings(await freePort(), port))).rejects.toMatchObject({
    code: 'EADDRINUSE',
    port,
  });
  await app.close();
  await new Promise((done) => taken.close(done));
});

async function ask(agent: Agent, url: string): Promise<{ text: string; connection: string | undefined }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { agent }, resolve).once('error', reject),
  );
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { text, connection: response.headers.connection };
}

it('answers the next call of a kept connection while it closes, and says that it closes', async () => {
  const app = Fastify({ return503OnClosing: false });
  let begun: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (begun = resolve));
  app.get('/', () => 'here');
  app.get('/slow', async () => {
    begun();
    await new Promise((later) => setTimeout(later, 300));
    return 'done';
  });
  const [url = ''] = await listenForSite(app, settings(await freePort(), await freePort()));
  const [idle, busy] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })];
  expect(await ask(idle, url)).toEqual({ text: 'here', connection: 'keep-alive' });
  const slow = ask(busy, `${url}/slow`);
  await arrived;
  const closed = app.close();
  await expect(fetch(url)).rejects.toThrow();
  expect(await ask(idle, url)).toEqual({ text: 'here', connection: 'close' });
  expect(await slow).toEqual({ text: 'done', connection: 'close' });
  await closed;
});

it('closes in spite of idle connections, and of calls that outlast the grace', async () => {
  const app = Fastify();
  let begun: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (begun = resolve));
  app.get('/', () => 'here');
  app.get('/endless', () => {
    begun();
    return new Promise(() => undefined);
  });
  const [url = ''] = await listenForSite(app, settings(await freePort(), await freePort(), true, 1_500));
  const idle = new Agent({ keepAlive: true });
  await ask(idle, url);
  const cut = fetch(`${url}/endless`).then(
    () => 'answered',
    () => 'cut',
  );
  await arrived;
  await app.close();
  expect(await cut).toBe('cut');
});

describe('a guest', () => {
  const guestAt = (at: Guest['at']): Guest => ({
    at,
    handle: ({ url }, response) => void response.end(`guest ${url}`),
  });
  const textOf = async (url: string) => (await fetch(url)).text();

  it('below a path answers there only, on both ports', async () => {
    const app = Fastify();
    app.get('/*', ({ url }) => `host ${url}`);
    const settingsOfBoth = settings(await freePort(), await freePort());
    const urls = await listenForSite(app, settingsOfBoth, guestAt({ path: '/identity/' }));
    for (const url of urls) {
      expect(await textOf(`${url}/identity/a?b`)).toBe('guest /identity/a?b');
      expect(await textOf(`${url}/%69dentity?b`)).toBe('guest /identity?b');
      expect(await textOf(`${url}/identityx`)).toBe('host /identityx');
      expect(await textOf(`${url}/a/identity/`)).toBe('host /a/identity/');
    }
    await app.close();
  });

  it('with a port of its own is closed with the app, after pending answers', async () => {
    const app = Fastify();
    app.get('/*', () => 'host');
    const port = await freePort();
    await listenForSite(app, settings(await freePort(), await freePort()), guestAt({ port }));
    const url = `http://127.0.0.1:${port}/a`;
    expect(await textOf(url)).toBe('guest /a');
    await app.close();
    await expect(fetch(url)).rejects.toThrow();
  });
});
