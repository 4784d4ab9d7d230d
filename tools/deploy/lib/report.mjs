export function createReport() {
  const tried = [];
  const notTried = [];
  const failed = [];
  return {
    async step(what, work) {
      const started = performance.now();
      try {
        const detail = await work();
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        const line = `${what}${detail ? `: ${detail}` : ''} (${seconds} s)`;
        tried.push(line);
        console.log(`ok      ${line}`);
        return true;
      } catch (error) {
        failed.push(what);
        // Of what a program said, the end: a build tells its fault on either stream.
        const said = error.all?.split('\n').slice(-60).join('\n');
        console.log(`FAILED  ${what}: ${said || error.stderr || error.message || error}`);
        return false;
      }
    },
    skip(what, why) {
      notTried.push(`${what}: ${why}`);
      console.log(`skipped ${what}: ${why}`);
    },
    /** @returns the exit code */
    end() {
      if (notTried.length > 0) console.log(`\nNot tried:\n${notTried.map((line) => `  ${line}`).join('\n')}`);
      console.log(`\ntests: ${tried.length} passed, ${failed.length} failed, ${notTried.length} skipped`);
      return failed.length > 0 ? 1 : 0;
    },
  };
}

/** @throws Error with this text unless it holds */
export function check(holds, text) {
  if (!holds) throw new Error(text);
}
