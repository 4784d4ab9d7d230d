import { existsSync } from 'node:fs';
import { execa } from 'execa';
import getPort from 'get-port';
import { type Driver, type EngineKind, type Handle, WINDOW } from './engine';

const isInstalled = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'].every((file) => existsSync(file));

/** The name under which WebDriver hands over an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const keyCodes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

type Call = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

const callsTo =
  (base: string): Call =>
  async (method, path, body) => {
    const answer = await fetch(base + path, {
      method,
      // A session whose page has crashed answers nothing more.
      signal: AbortSignal.timeout(60_000),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

function asDriver(call: Call): Omit<Driver, 'close'> {
  const execute = (script: string, args: unknown[] = []) => call('POST', '/execute/sync', { script, args });
  const key = (type: 'keyDown' | 'keyUp', name: string) => ({ type, value: keyCodes[name] ?? name });
  const keys = (actions: object[]) =>
    call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  return {
    open: async (url) => void (await call('POST', '/url', { url })),
    addScript: async (source) => void (await execute(source)),
    run: (work, ...given) => execute(`return (${work.toString()}).apply(null, arguments)`, given) as never,
    find: async (work, ...given) => {
      const found = await execute(`return (${work.toString()}).apply(null, arguments)`, given);
      if (!found) return null;
      const element = `/element/${(found as Record<string, string>)[ELEMENT]}`;
      const handle: Handle = {
        click: async () => void (await call('POST', `${element}/click`, {})),
        upload: async (files) => void (await call('POST', `${element}/value`, { text: files.join('\n') })),
      };
      return handle;
    },
    press: async (named) => {
      const names = named.split('+');
      const down = names.map((name) => key('keyDown', name));
      const up = names.reverse().map((name) => key('keyUp', name));
      await keys([...down, ...up]);
    },
    type: async (text) =>
      void (await keys([...text].flatMap((one) => [key('keyDown', one), key('keyUp', one)]))),
    screenshot: async () => Buffer.from((await call('GET', '/screenshot')) as string, 'base64'),
    // WebDriver has no call for the console.
    problems: () => [],
  };
}

/** WebKitGTK in its own small browser, by WebDriver. */
export const webkit: EngineKind = {
  title: 'WebKitGTK',
  packages: 'webkit2gtk-driver and xvfb',
  version: async () => {
    if (!isInstalled) return undefined;
    const { version } = await startWebKit();
    return version();
  },
  start: startWebKit,
};

const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } };

/** A driver has one window at a time. */
async function startDriver() {
  const port = await getPort();
  const screen = `-screen 0 ${WINDOW.width}x${WINDOW.height}x24`;
  const server = execa('xvfb-run', ['-a', '-s', screen, 'WebKitWebDriver', `--port=${port}`], {
    // The screen and the driver end as one group.
    detached: true,
    reject: false,
    stdio: 'ignore',
  });
  const call = callsTo(`http://127.0.0.1:${port}`);
  const open = async () =>
    (await call('POST', '/session', { capabilities })) as {
      sessionId: string;
      capabilities: { browserVersion: string };
    };
  const ends = () => {
    if (server.pid) process.kill(-server.pid);
    return server;
  };
  for (let tries = 0; !(await call('GET', '/status').catch(() => false)); tries += 1) {
    if (tries > 600) throw new Error('WebKitWebDriver does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { open, call, ends };
}

async function startWebKit() {
  return {
    version: async () => {
      const { open, ends } = await startDriver();
      const { capabilities: known } = await open();
      await ends();
      return known.browserVersion;
    },
    newWindow: async () => {
      const { open, call, ends } = await startDriver();
      const { sessionId } = await open();
      const inSession: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
      await inSession('POST', '/window/rect', { x: 0, y: 0, ...WINDOW });
      return {
        ...asDriver(inSession),
        close: async () => void (await ends()),
      };
    },
    close: async () => undefined,
  };
}
