import { run } from './cli';

// The other end of a pipe may close first, as `head` does.
process.stdout.on('error', () => process.exit(0));

const { stdout: out, stderr: err, env } = process;
process.exitCode = await run(process.argv.slice(2), { out, err, env });
