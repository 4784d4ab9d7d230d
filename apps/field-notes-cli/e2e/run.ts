import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';

/** Long, because only a failure waits for it. */
const SEEN_MS = 60_000;

export interface Ended {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

export interface Running {
  child: ChildProcess;
  /** Without the last line feed. */
  ended: Promise<Ended>;
  seen: (pattern: RegExp) => Promise<RegExpExecArray>;
}

export function start(command: string, args: string[], options: SpawnOptions = {}): Running {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.on('data', (chunk: Buffer) => (texts[name] += chunk.toString()));
  const ended = new Promise<Ended>((done, fail) => {
    child.once('error', fail);
    child.once('close', (exitCode) =>
      done({ exitCode, stdout: texts.stdout.replace(/\n$/, ''), stderr: texts.stderr.replace(/\n$/, '') }),
    );
  });
  const endWithParent = () => child.kill();
  process.once('exit', endWithParent);
  let isOver = false;
  void ended
    .finally(() => {
      isOver = true;
      process.off('exit', endWithParent);
    })
    .catch(() => undefined);
  return {
    child,
    ended,
    seen: async (pattern) => {
      const deadline = Date.now() + SEEN_MS;
      for (;;) {
        const found = pattern.exec(texts.stdout) ?? pattern.exec(texts.stderr);
        if (found !== null) return found;
        if (isOver || Date.now() > deadline)
          throw new Error(`${String(pattern)} did not come: ${texts.stdout}${texts.stderr}`);
        await new Promise((done) => setTimeout(done, 50));
      }
    },
  };
}

/** @throws Error with the output of a program that fails */
export async function runOrThrow(command: string, args: string[], cwd: string): Promise<string> {
  const { exitCode, stdout, stderr } = await start(command, args, { cwd }).ended;
  if (exitCode !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  return stdout;
}
