/** Exits with 0 while this node wants calls. The image has no curl. */
const port = process.env.API_PORT || '3333';
try {
  const { ok } = await fetch(`http://127.0.0.1:${port}/api/health/ready`, {
    signal: AbortSignal.timeout(4_000),
  });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
