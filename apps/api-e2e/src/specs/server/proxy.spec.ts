import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import sharp from 'sharp';
import { ApiProcess } from '../../support/api-process';
import { type FakeS3, startFakeS3 } from '../../support/api-sources';
import { Caddy, hasCaddy } from '../../support/caddy';
import { CaddyVisitor } from '../../support/caddy-visitor';
import { createServerDatabase, type ServerDatabase } from '../../support/database';
import { type Issuer, startIssuer } from '../../support/issuer';
import { connectMembers, toForm, type Member, signUp } from '../../support/members';
import { waitUntil } from '../../support/wait-until';

/** Caddy asks for the health of nodes every two seconds: docs/running.md. */
const SHUTDOWN_DELAY_SECONDS = '4';
const ARRIVE_MS = 10_000;
const PAUSE_MS = 20;

const addressesOf = (nodes: readonly ApiProcess[]) =>
  nodes.map(({ siteUrl }) => siteUrl.replace('http://', ''));

// `npx nx run deploy:try-proxy` installs Caddy where it can.
const withCaddy = hasCaddy ? describe : describe.skip;

withCaddy('the large size behind its proxy', () => {
  let [issuer, database, s3, caddy]: [Issuer?, ServerDatabase?, FakeS3?, Caddy?] = [];
  let nodes: ApiProcess[] = [];
  let [asha, bikram]: Member[] = [];

  beforeAll(async () => {
    const port = await getPort();
    [issuer, database, s3] = await Promise.all([startIssuer(), createServerDatabase(), startFakeS3()]);
    const env = {
      ...s3.settings,
      SITE_URL: `https://localhost:${port}`,
      TRUST_PROXY: '1',
      SHUTDOWN_DELAY_SECONDS,
    };
    const options = { issuer: issuer.url, databaseUrl: database.url, env };
    nodes = [await ApiProcess.start(options), await ApiProcess.start(options)];
    caddy = await Caddy.start(port, addressesOf(nodes));
    const [node] = nodes as [ApiProcess];
    [asha, bikram] = [await signUp(node, issuer, 'Asha'), await signUp(node, issuer, 'Bikram')];
    await connectMembers(node, asha, bikram);
  });
  afterAll(async () => {
    await caddy?.remove();
    await Promise.all(nodes.map((node) => node.remove()));
    await s3?.stop();
    await database?.remove();
    await issuer?.close();
  });

  const proxy = () => caddy as Caddy;
  const members = () => [asha, bikram] as [Member, Member];

  it('sends the site over TLS, with the policy of a site that has it', async () => {
    const { status, headers } = await proxy().request('/');
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toMatch(/max-age/);
    expect(headers['server']).toBeUndefined();
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('compresses answers of the API, and leaves what is compressed', async () => {
    const gzip = { 'accept-encoding': 'gzip' };
    expect((await proxy().request('/api/openapi.json', gzip)).headers['content-encoding']).toBe('gzip');
    const page = await proxy().request('/', gzip);
    expect(page.headers['content-encoding'] ?? 'none').toMatch(/^(gzip|none)$/);
  });

  it('takes a picture at one node and reads it from any', async () => {
    const png = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'seagreen' } })
      .png()
      .toBuffer();
    const form = toForm({ content: 'A pond', client_id: randomUUID() });
    form.set('images', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'pond.png');
    const { status, body } = await proxy().call('/api/post/add', members()[0], form);
    expect(status).toBe(200);
    const [path = ''] = (body['post'] as { image_urls: string[] }).image_urls;
    for (let time = 0; time < 4; time += 1) {
      const picture = await proxy().request(path);
      expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    }
  });

  it('lets events through one by one, as they happen', async () => {
    const [from, to] = members();
    const stream = await proxy().open(`/api/messages/${to.id}`, { ...to.headers, 'accept-encoding': 'gzip' });
    expect(stream.headers['content-encoding']).toBeUndefined();
    let received = '';
    stream.setEncoding('utf8').on('data', (text: string) => (received += text));
    for (const text of ['first words', 'second words']) {
      const fields = toForm({ text, to_user_id: to.id });
      expect((await proxy().call('/api/messages/send', from, fields)).status).toBe(200);
      // A proxy that gathers would wait for more, or for the end.
      await waitUntil(() => received.includes(text), ARRIVE_MS);
    }
    stream.destroy();
  });

  it('loses no call while one node after the other is restarted', async () => {
    const answers: Record<string, number> = {};
    let running = true;
    const visitor = async () => {
      while (running) {
        const answer = await proxy()
          .call('/api/user/data', members()[0])
          .then(({ status }) => String(status))
          .catch((error: Error) => error.message);
        answers[answer] = (answers[answer] ?? 0) + 1;
        await sleep(PAUSE_MS);
      }
    };
    const visitors = [visitor(), visitor(), visitor()];
    for (const node of nodes) {
      expect(await node.stop()).toEqual({ code: 0, signal: null });
      await node.start();
      // Until Caddy has seen that it is back.
      await sleep(5_000);
    }
    running = false;
    await Promise.all(visitors);
    expect(Object.keys(answers)).toEqual(['200']);
    expect(answers['200']).toBeGreaterThan(100);
  });

  it('logs neither query strings nor tokens, and no whole address', async () => {
    await proxy().request('/identity/callback?code=SECRET-CODE&state=1');
    await waitUntil(() => proxy().output.includes('/identity/callback'), ARRIVE_MS);
    const { output } = proxy();
    expect(output).not.toMatch(/SECRET-CODE|[Bb]earer|127\.0\.0\.1"|"[Aa]uthorization"/);
    expect(output).toContain('127.0.0.0');
  });
});

withCaddy('sign-in behind the proxy', () => {
  let nodes: ApiProcess[] = [];
  let [caddy, database]: [Caddy?, ServerDatabase?] = [];
  beforeAll(async () => {
    database = await createServerDatabase();
    const port = await getPort();
    const env = { SITE_URL: `https://localhost:${port}`, TRUST_PROXY: '1' };
    const options = { issuer: '', databaseUrl: database.url, env };
    nodes = [await ApiProcess.start(options), await ApiProcess.start(options)];
    caddy = await Caddy.start(port, addressesOf(nodes));
  });
  afterAll(async () => {
    await caddy?.remove();
    await Promise.all(nodes.map((node) => node.remove()));
    await database?.remove();
  });

  it('has the address of the site, and works with each step at any node', async () => {
    const proxy = caddy as Caddy;
    const { bytes } = await proxy.request('/identity/.well-known/openid-configuration');
    expect(JSON.parse(bytes.toString())).toMatchObject({ issuer: `${proxy.url}/identity/` });
    for (const name of ['Asha', 'Bikram', 'Chitra']) {
      const visitor = new CaddyVisitor(proxy);
      const page = await visitor.signUpPage();
      expect(page.text).toContain('type="password"');
      const fields = { name, email: `${name}@example.org`, password: 'a heron at the far pond' };
      const token = await visitor.signUp(page, fields);
      const headers = { authorization: `Bearer ${token}` };
      const { status, body } = await proxy.call('/api/user/data', { headers });
      expect([status, body]).toMatchObject([200, { user: { full_name: name } }]);
    }
  });
});
