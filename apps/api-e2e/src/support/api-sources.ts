import { execFile, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(__dirname, '../../../..');
const sources = resolve(root, 'apps/api/src');
const withTypeScript = ['--import', 'tsx'];
const env = { PATH: process.env['PATH'] ?? '', TSX_TSCONFIG_PATH: resolve(root, 'apps/api/tsconfig.json') };

/** `npm run aranya -- NAME` with these settings. @returns what it prints @throws Error unless it succeeds */
export async function runCommand(settings: Record<string, string>, ...args: string[]): Promise<string> {
  const main = resolve(sources, 'operator/commands/commands.main.ts');
  const options = { cwd: root, env: { ...env, ...settings } };
  const { stdout } = await promisify(execFile)(process.execPath, [...withTypeScript, main, ...args], options);
  return stdout;
}

export interface FakeS3 {
  /** MEDIA_URL and credentials for an empty bucket. */
  settings: Record<string, string> & { MEDIA_URL: string };
  stop(): Promise<void>;
}

/** An S3 server as a process of its own. Stop it in afterAll. */
export async function startFakeS3(): Promise<FakeS3> {
  const child = fork(resolve(sources, 'platform/media/testing/s3-server.main.ts'), {
    cwd: root,
    env,
    execArgv: withTypeScript,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const settings = await new Promise<FakeS3['settings']>((done, fail) => {
    child.once('message', (message) => done(message as FakeS3['settings']));
    child.once('close', (code) => fail(new Error(`The S3 server ended with ${code}`)));
  });
  return {
    settings,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
